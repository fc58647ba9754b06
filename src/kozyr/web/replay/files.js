// A file that is dropped anywhere on the page.

/**
 * @param {{ over: (is: boolean) => void, file: (file: File) => void }} does over: a file is held above the page, or no more
 * @returns {() => void} how to stop that
 */
export function accepted({ over, file }) {
  let depth = 0;
  const carries = /** @param {DragEvent} event */ event => event.dataTransfer?.types.includes('Files') ?? false;
  /** @type {Record<string, (event: DragEvent) => void>} */
  const heard = {
    dragenter(event) { if (carries(event) && ++depth === 1) over(true); },
    dragleave(event) { if (carries(event) && --depth === 0) over(false); },
    dragover(event) { if (carries(event)) event.preventDefault(); },
    drop(event) {
      depth = 0;
      const dropped = event.dataTransfer?.files[0];
      if (!dropped) return over(false);
      event.preventDefault();
      file(dropped);
    },
  };
  for (const [name, hear] of Object.entries(heard)) document.addEventListener(name, /** @type {EventListener} */ (hear));
  return () => { for (const [name, hear] of Object.entries(heard)) document.removeEventListener(name, /** @type {EventListener} */ (hear)); };
}
