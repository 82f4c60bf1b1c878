const frame = document.querySelector("#frame");
const send = (message) => frame.contentWindow.postMessage({ ergo: 1, ...message }, new URL(frame.src).origin);
let ply = 0;

frame.addEventListener("load", () => send({ type: "hello" }));
addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.ergo !== 1) return;
  if (data.type === "height") frame.height = data.height;
  if (data.type === "event" && data.name === "position") {
    ply = data.detail.ply;
    document.querySelector("#ply").textContent = ply;
  }
});
document
  .querySelector("#next")
  .addEventListener("click", () => send({ type: "call", id: 1, method: "goTo", args: [ply + 1] }));
