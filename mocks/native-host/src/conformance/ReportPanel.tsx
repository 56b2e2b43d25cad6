import { useState } from 'react';
import { copyText } from '../copy-text.ts';
import { saveFile } from '../save-file.ts';
import type { Report } from './report.ts';
import type { TextKey, Translate } from './texts.ts';

/** Hands the report on: to the server of this page, to the clipboard, or as a file. Many web views can do only one of these. */
export function ReportPanel(props: { t: Translate; reportNow: () => Report; isOver: boolean }) {
  const { t, reportNow, isOver } = props;
  const [outcome, setOutcome] = useState<TextKey>();
  const [isOpen, setIsOpen] = useState(false);

  const send = async () => {
    try {
      const response = await fetch('/device/conformance/reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(reportNow()),
      });
      setOutcome(response.status === 201 ? 'sent' : 'notSent');
    } catch {
      setOutcome('notSent');
    }
  };
  const copy = async () => setOutcome((await copyText(textOf(reportNow()))) ? 'copied' : 'notCopied');

  return (
    <section className="panel" aria-labelledby="report">
      <h2 id="report">{t('report')}</h2>
      <p className="soft">{t('reportHint')}</p>
      <div className="row wraps">
        <button type="button" className={isOver ? 'main' : undefined} onClick={() => void send()}>
          {t('send')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {t('copy')}
        </button>
        <button type="button" onClick={() => saveFile('conformance.json', reportNow())}>
          {t('save')}
        </button>
      </div>
      <p role="status" className="conformance-status">
        {outcome && t(outcome)}
      </p>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('asText')}</summary>
        {isOpen && <textarea readOnly rows={8} aria-label={t('asText')} value={textOf(reportNow())} />}
      </details>
    </section>
  );
}

const textOf = (report: Report): string => JSON.stringify(report, null, 2);
