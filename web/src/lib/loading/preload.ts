export const isStyleSheet = (file: string): boolean => file.endsWith('.css');

/** Preloads a file, unless the page has already done so. A style sheet is not applied yet. */
export function preloadFile(file: string): void {
  if (document.querySelector(`link[href="${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  const isStyle = isStyleSheet(file);
  if (isStyle || !link.relList.supports('modulepreload')) link.rel = 'preload';
  link.as = isStyle ? 'style' : 'script';
  document.head.append(link);
}
