import { useEffect, useState } from 'react';
import { renderSVG } from 'uqr';
import { type Desk, reported } from './report.ts';
import type { Translate } from './texts.ts';

const period = 3_000;

/** The page on the desk, outside an app: the address for the phone, and the reports that have come. */
export function DeskPage({ t }: { t: Translate }) {
  const [desk, setDesk] = useState<Desk>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const response = await fetch('/device/conformance/desk');
        if (response.ok) setDesk(await response.json());
      } catch {
        // Without its server the page shows the address alone.
      }
      timer = setTimeout(() => void load(), period);
    };
    void load();
    return () => clearTimeout(timer);
  }, []);

  const own = location.href.replace(/[?#].*/, '');
  const [address = own] = desk?.addresses ?? [];
  const isLocal = /^https?:\/\/(localhost|127\.)/.test(address);
  return (
    <>
      <section className="panel" aria-labelledby="no-bridge">
        <h2 id="no-bridge">{t('noBridge')}</h2>
        <p>{t('noBridgeHint')}</p>
        <div className="conformance-address">
          {!isLocal && (
            <img alt={t('code')} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`} />
          )}
          <p>
            <code>{address}</code>
          </p>
        </div>
        {isLocal && <p className="soft">{t('noNetwork')}</p>}
      </section>
      {desk && (
        <section className="panel" aria-labelledby="received">
          <h2 id="received">{t('received')}</h2>
          {desk.reports.length === 0 && <p className="soft">{t('noReports')}</p>}
          <ul className="conformance-reports">
            {desk.reports.map(({ name, platform, at, counts }) => (
              <li key={name}>
                <a href={`/device/conformance/reports/${name}`}>
                  {t(platform)}, {new Date(at).toLocaleString()}
                </a>
                <span className="soft">{reported.map((status) => `${t(status)} ${counts[status]}`).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
