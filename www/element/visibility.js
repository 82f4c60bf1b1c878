/**
 * Reports whether an element is in the viewport or near it, and whether the page is hidden.
 * @param {Element} element @param {(isOnScreen: boolean, isHidden: boolean) => void} onChange @param {AbortSignal} signal stops watching
 */
export function watchVisibility(element, onChange, signal) {
  let isOnScreen = false;
  const update = () => onChange(isOnScreen, document.hidden);
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    },
    { rootMargin: "50% 0px" },
  );
  observer.observe(element);
  document.addEventListener("visibilitychange", update, { signal });
  signal.addEventListener("abort", () => observer.disconnect());
}
