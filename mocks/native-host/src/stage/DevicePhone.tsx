import { useEffect, useRef } from 'react';
import { nameOfLanguage, selectsOf } from '../Controls.tsx';
import { modelOf } from '../phone-models.ts';
import { products } from '../screens.ts';
import { languages, themes } from '../settings.ts';
import { useStore } from '../store.ts';
import type { Translate } from '../texts.ts';
import { appFrameOf } from './driver.ts';
import { noPlay, type Player } from './player.ts';
import { devices, type PhoneChoice } from './settings.ts';

/** The width of the edge around the screen; CSS px. */
const edge = 12;

/** The model of a phone, or of the window on a desk. */
export const modelFor = ({ device }: Pick<PhoneChoice, 'device'>) => (device === 'desktop' ? 'desktop' : 'phone-13');

/** The size of a phone, or of the window on a desk, with its edge; CSS px. */
export function sizeOf(phone: Pick<PhoneChoice, 'device'>): { width: number; height: number } {
  const { width, height } = modelOf[modelFor(phone)];
  return { width: width + 2 * edge, height: height + 2 * edge };
}

interface Props {
  place: number;
  phone: PhoneChoice;
  scale: number;
  t: Translate;
  /** URL of the phone's page; without it, the screen is dark. */
  src: string | undefined;
  player: Player | undefined;
  frameRef: (frame: HTMLIFrameElement | null) => void;
  onChange: (changes: Partial<PhoneChoice>) => void;
  onComeBack: () => void;
}

/** A phone of the stage with its screen, and the mark of the current step on it. */
export function DevicePhone({ place, phone, scale, t, src, player, frameRef, onChange, onComeBack }: Props) {
  const { state, spot, active } = useStore(player?.play ?? noPlay);
  const { width, height } = sizeOf(phone);
  const plays = state === 'playing';
  const select = selectsOf(phone, t, onChange);
  const name = `${t('phone')} ${place + 1}`;
  return (
    <section
      className="stage-phone"
      aria-label={name}
      data-waits={(plays && active !== place) || undefined}
      style={{ width: width * scale }}
    >
      <div className="stage-stand" style={{ width: width * scale, height: height * scale }}>
        <div
          className="stage-device"
          data-device={phone.device}
          style={{ width, height, padding: edge, transform: `scale(${scale})` }}
        >
          {src && <iframe ref={frameRef} title={`${t('app')} ${place + 1}`} src={src} />}
          {/* The cover keeps visitors from using the phone while the story plays. */}
          {plays && <div className="stage-cover" />}
          {spot?.phone === place && <Spot {...spot} />}
        </div>
      </div>
      <div className="stage-choices">
        {player === undefined && select('product', products)}
        {player !== undefined && <p className="stage-product">{t(phone.product)}</p>}
        {select('language', languages, nameOfLanguage)}
        {select('theme', themes)}
        {select('device', devices, (device) => t(`device.${device}`))}
        <button
          type="button"
          className="stage-quiet"
          disabled={plays}
          onClick={onComeBack}
          aria-label={`${t('comeBack')}: ${name}`}
        >
          ↻
        </button>
      </div>
    </section>
  );
}

/** A ring around the element of the step, which follows it while the screen scrolls, and a finger at the point of a tap. */
function Spot({ element, kind }: { element: HTMLElement; kind: 'see' | 'tap' | 'type' }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const node = mark.current;
      if (!node) return;
      const phone = node.parentElement?.querySelector('iframe');
      const app = phone && appFrameOf({ frame: phone, language: 'en', world: '' });
      const isInApp = app?.contentDocument === element.ownerDocument;
      node.hidden = !element.isConnected;
      const { left, top, width, height } = element.getBoundingClientRect();
      const base = isInApp ? app.getBoundingClientRect() : { left: 0, top: 0 };
      node.style.left = `${edge + base.left + left}px`;
      node.style.top = `${edge + base.top + top}px`;
      node.style.width = `${width}px`;
      node.style.height = `${height}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);
  return (
    <div ref={mark} className="stage-spot" data-kind={kind} aria-hidden="true">
      {kind === 'tap' && <span className="stage-finger" />}
    </div>
  );
}
