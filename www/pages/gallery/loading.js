document.querySelector("#lazy").addEventListener("ready", () => {
  document.querySelector("#state").textContent = "Loaded, since it came near the window.";
});
