document.querySelector("#lazy").addEventListener("ready", () => {
  document.querySelector("#waiting").hidden = true;
  document.querySelector("#loaded").hidden = false;
});
