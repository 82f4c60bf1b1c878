document.querySelector("#lazy").addEventListener("ready", () => {
  document.querySelector("#state").textContent = "Loaded: it came near the window.";
});
