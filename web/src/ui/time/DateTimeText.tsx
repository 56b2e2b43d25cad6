import { useFormat } from '#lib/format/useFormat.ts';

/** A time from the server in its own offset. */
export function DateTimeText({ at }: { at: string | null | undefined }) {
  const format = useFormat();
  const text = format.date(at, 'moment');
  return at ? <time dateTime={at}>{text}</time> : text;
}
