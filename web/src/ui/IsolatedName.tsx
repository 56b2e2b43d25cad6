/**
 * The name from a link within a sentence: isolated, because it may run in the other direction. As a component it stays plain text:
 * a translated text takes `<b>` in a value for an element.
 */
export function IsolatedName({ name }: { name: string }) {
  return <bdi>{name}</bdi>;
}
