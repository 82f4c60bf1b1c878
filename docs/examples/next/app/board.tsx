"use client";

// A client component is rendered on the server as well, which can import the element.
import type { ErgoBoard } from "ergo-board";
import "ergo-board/react";
import { useEffect, useRef, useState } from "react";

export function Board() {
  const board = useRef<ErgoBoard>(null);
  const [last, setLast] = useState("none");

  // React does not attach `onmoved` to an element that the server has rendered.
  useEffect(() => {
    const controller = new AbortController();
    board.current?.addEventListener("moved", ({ detail }) => setLast(`${detail.move} by the ${detail.by}`), controller);
    return () => controller.abort();
  }, []);

  return (
    <>
      <ergo-board ref={board} game="ergo" level={2} />
      <p>
        Last move: <output>{last}</output>
      </p>
    </>
  );
}
