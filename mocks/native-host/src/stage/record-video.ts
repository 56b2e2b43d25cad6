/** Records this tab as a video, with the browser's own means: the person shares the tab, and nothing leaves the machine. */

/** From the most to the least widely played. */
const types = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'];

export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && 'getDisplayMedia' in (navigator.mediaDevices ?? {});

/**
 * Asks the person to share this tab, and records it until the returned function is called or the sharing ends.
 * @param onEnd takes the video, and the ending of its file name
 * @throws {DOMException} if the person declines
 */
export async function recordVideo(onEnd: (video: Blob, extension: string) => void): Promise<() => void> {
  const wanted = { video: { frameRate: 30 }, audio: false, preferCurrentTab: true };
  const stream = await navigator.mediaDevices.getDisplayMedia(wanted);
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 8_000_000 });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    for (const track of stream.getTracks()) track.stop();
    const type = recorder.mimeType.split(';')[0] ?? '';
    onEnd(new Blob(parts, { type }), type.split('/')[1] ?? 'webm');
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  stream.getVideoTracks()[0]?.addEventListener('ended', stop);
  recorder.start(1_000);
  return stop;
}
