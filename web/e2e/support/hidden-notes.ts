/**
 * The paragraphs of notes, alerts, dialogs and named sections that a style hides or cuts off in this window. A person acts on
 * these texts; to a test that reads only the text, a hidden one is there. Details that a person has not opened are no fault.
 */
export function findHiddenNotes(): string[] {
  const paragraphs = document.querySelectorAll<HTMLElement>(
    ['[role="alert"]', '[role="note"]', 'dialog[open]', 'section[aria-label]']
      .flatMap((place) => [`${place} p`, `p${place}`])
      .join(),
  );
  const isCut = (box: HTMLElement): boolean => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const cutsOff = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
    const cutsSideways = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
    return cutsOff || cutsSideways;
  };
  return [...paragraphs]
    .filter((text) => text.textContent.trim() && !text.closest('details:not([open]), [hidden], .visually-hidden'))
    .filter((text) => {
      const shown = text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !shown || isCut(text);
    })
    .map((text) => `hidden: ${text.textContent.slice(0, 60)}`);
}
