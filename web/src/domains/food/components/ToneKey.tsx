import styles from './ToneKey.module.css';

interface Props {
  tones: readonly { tone: 'strong' | 'pale' | 'outlined'; name: string }[];
}

/** Names the tones of a ring or a bar. */
export function ToneKey({ tones }: Props) {
  return (
    <ul className={styles.key}>
      {tones.map(({ tone, name }) => (
        <li key={tone}>
          <span className={styles[tone]} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
