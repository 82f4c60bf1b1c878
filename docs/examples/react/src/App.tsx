import "ergo-board/react";
import { useState } from "react";

export function App() {
  const [last, setLast] = useState("none");
  return (
    <>
      <h1>ergo-board in React</h1>
      <ergo-board game="ergo" level={2} onmoved={({ detail }) => setLast(`${detail.move} by the ${detail.by}`)} />
      <p>
        Last move: <output>{last}</output>
      </p>
    </>
  );
}
