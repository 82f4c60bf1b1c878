import { Board } from "./board";

export default function Page() {
  return (
    <main>
      <h1>ergo-board in Next.js</h1>
      <Board />
    </main>
  );
}
