const STYLE = `
.badges { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 12px; }
.badge { border: 1px solid #b8c4d0; border-radius: 10px; padding: 1px 8px; font: 12px/18px monospace; color: #2b3a4a; background: #f2f5f8; }
`;

/** Adds the style of the badges to the reference page. */
export const withBadgeStyles = (html: string): string => html.replace('</head>', `<style>${STYLE}</style></head>`);
