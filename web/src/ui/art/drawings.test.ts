import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as drawings from './drawings.tsx';

test.each(Object.entries(drawings))('the drawing %s is small and uses only colours of the theme', (_, Drawing) => {
  const markup = renderToStaticMarkup(createElement(Drawing));
  expect(markup.length).toBeLessThanOrEqual(2_000);
  expect(markup).toContain('aria-hidden="true"');
  // The content security policy refuses style attributes, and a literal colour would not follow the theme.
  expect(markup).not.toMatch(/style=|fill=|stroke=|#/);
});
