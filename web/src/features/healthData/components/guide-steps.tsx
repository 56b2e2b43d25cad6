import { Trans, useLingui } from '@lingui/react/macro';
import type { Device } from '#platform/device/operating-system.ts';
import { PhonePicture } from './PhonePicture.tsx';

type Phone = Exclude<Device, 'other'>;

/** The pictures of the guide, in the person's language. */
export function usePictures(phone: Phone) {
  const { t } = useLingui();
  const store = phone === 'ios' ? t`Health` : t`Health Connect`;
  const kinds = [t`Weight`, t`Sleep`, t`Heart rate`];
  return {
    allow: (
      <PhonePicture
        title={store}
        rows={kinds.map((label) => ({ label, end: 'on' as const }))}
        button={t({ message: 'Allow', context: 'button of a phone' })}
      />
    ),
    settings: (
      <PhonePicture
        title={t({ message: 'Settings', context: 'phone' })}
        rows={
          phone === 'ios'
            ? [
                { label: t`Privacy & Security`, end: 'arrow', marked: true },
                { label: store, end: 'arrow', marked: true },
                { label: t`This app`, end: 'arrow', marked: true },
              ]
            : [
                { label: t`Privacy`, end: 'arrow', marked: true },
                { label: store, end: 'arrow', marked: true },
                { label: t`App permissions`, end: 'arrow', marked: true },
              ]
        }
      />
    ),
    sync: (
      <PhonePicture
        title={t`This app`}
        rows={kinds.map((label) => ({ label, end: 'tick' as const }))}
        button={t`Sync`}
      />
    ),
    sources: (
      <PhonePicture
        title={store}
        rows={[
          { label: t`Watch`, end: 'on' },
          { label: t`Scale app`, end: 'off', marked: true },
        ]}
      />
    ),
    stop: (
      <PhonePicture
        title={t`This app`}
        rows={[
          { label: t`Turn all off`, end: 'arrow', marked: true },
          ...kinds.slice(0, 2).map((label) => ({ label, end: 'off' as const })),
        ]}
      />
    ),
  };
}

/** The path to the switches in the phone's settings, which depends on the system. */
export function SettingsPath({ phone }: { phone: Phone }) {
  return phone === 'ios' ? (
    <Trans>Settings › Privacy & Security › Health › this app</Trans>
  ) : (
    <Trans>Settings › Privacy › Health Connect › App permissions › this app</Trans>
  );
}
