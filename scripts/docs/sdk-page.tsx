import type { ReactNode } from 'react';
import { Frame, html, type Site } from './frame.tsx';
import { highlighted, markdown } from './markdown.ts';
import type { SdkEntry, SdkSymbol } from './sdk-reference.ts';
import { Html } from './text.tsx';

const TITLES: Record<string, string> = {
  param: 'Parameters',
  returns: 'Gives',
  throws: 'Throws',
  default: 'Default',
  example: 'Example',
};

function Tags({ of }: { of: SdkSymbol['tags'] }): ReactNode {
  return Object.entries(TITLES).map(([name, title]) => {
    const texts = of.filter((tag) => tag.name === name).map(({ text }) => text);
    if (texts.length === 0) return null;
    const isCode = name === 'example' && !texts[0]?.includes('```');
    const listed = name === 'param' ? texts.map((text) => `- ${text}`) : texts;
    return (
      <div key={name}>
        <h3>{title}</h3>
        <Html of={markdown(isCode ? `\`\`\`ts\n${texts.join('\n')}\n\`\`\`` : listed.join('\n')).html} />
      </div>
    );
  });
}

/** The page of an entry of the SDK: each symbol with its signature and documentation. */
export const sdkPage = (site: Site, { slug, name, symbols, generated }: SdkEntry): string =>
  html(
    <Frame site={site} title={name} address={`sdk/${slug}.html`}>
      <h1>
        <code>{name}</code>
      </h1>
      <ul className="calls">
        {symbols.map((symbol) => (
          <li key={symbol.name}>
            <a href={`#${symbol.name}`}>
              <code>{symbol.name}</code>
            </a>{' '}
            {symbol.kind}
          </li>
        ))}
      </ul>
      {symbols.map((symbol) => (
        <section key={symbol.name} aria-labelledby={symbol.name}>
          <h2 id={symbol.name}>
            <code>{symbol.name}</code>
          </h2>
          <Html of={markdown(symbol.about).html} />
          <Code of={symbol.declaration} />
          <Tags of={symbol.tags} />
        </section>
      ))}
      {generated.length > 0 && (
        <section aria-labelledby="generated">
          <h2 id="generated">Generated from the description</h2>
          <p>{generated.join(', ')}</p>
        </section>
      )}
    </Frame>,
  );

const Code = ({ of }: { of: string }) => (
  <Html
    of={`<div class="code"><pre tabindex="0" role="group" aria-label="Declaration"><code>${highlighted(of, 'typescript')}</code></pre></div>`}
  />
);
