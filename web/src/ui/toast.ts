type Show = (message: string) => void;

const waiting: string[] = [];
let show: Show = (message) => waiting.push(message);

/** Shows a message for a moment, one at a time. What comes before the toaster has loaded is kept for it. */
export function showToast(message: string): void {
  show(message);
}

/** Called by the toaster once it is there. */
export function connectToaster(toaster: Show): void {
  show = toaster;
  waiting.splice(0).forEach(toaster);
}
