/** The formats of a video, the most widely playable first. */
const formats = [
  { type: 'video/mp4;codecs=avc1.42E01F', extension: 'mp4' },
  { type: 'video/mp4', extension: 'mp4' },
  { type: 'video/webm;codecs=vp9', extension: 'webm' },
  { type: 'video/webm', extension: 'webm' },
];

const framesPerSecond = 30;

/** The format in which this browser records a canvas; `undefined` if it cannot. */
export function recordingFormat(): { type: string; extension: string } | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  return formats.find(({ type }) => MediaRecorder.isTypeSupported(type));
}

/**
 * Records a canvas while a function draws on it.
 * @param type of {@link recordingFormat}
 * @param play draws, and settles at the end; if it fails there is no recording
 * @returns the video
 * @throws what `play` or the browser's recorder throws
 */
export async function recordCanvas(canvas: HTMLCanvasElement, type: string, play: () => Promise<void>): Promise<Blob> {
  const stream = canvas.captureStream(framesPerSecond);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise<void>((resolve, reject) => {
    recorder.onstop = () => resolve();
    recorder.onerror = (event) => reject((event as ErrorEvent).error ?? new Error('The recording failed'));
  });
  try {
    recorder.start();
    await Promise.race([play(), stopped]);
    if (recorder.state === 'recording') recorder.stop();
    await stopped;
    return new Blob(parts);
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  }
}
