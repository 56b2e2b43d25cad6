/**
 * The drawings of empty and first-time screens: objects on a soft disc, in lines of one width and the product's accent
 * colour, with one solid part as the focus. They are decorative, because the text beside them says the same.
 */
import type { ReactNode } from 'react';
import styles from './Art.module.css';

function Art({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 120" aria-hidden="true">
      <circle className={styles.ground} cx="80" cy="62" r="52" />
      {children}
    </svg>
  );
}

/** A blister pack, of which one tablet is taken, and a clock: medication. */
export const MedicationArt = () => (
  <Art>
    <rect className={styles.paper} x="40" y="36" width="56" height="62" rx="8" />
    <circle className={styles.solid} cx="57" cy="55" r="8" />
    <circle cx="79" cy="55" r="7" />
    <circle cx="57" cy="79" r="7" />
    <circle cx="79" cy="79" r="7" />
    <circle className={styles.paper} cx="108" cy="42" r="20" />
    <path d="M108 30v12l8 6" />
  </Art>
);

/** Two people and a child in a house: the family. */
export const FamilyArt = () => (
  <Art>
    <path className={styles.paper} d="M36 60 80 24l44 36v42H36z" />
    <circle cx="62" cy="66" r="8" />
    <circle cx="98" cy="66" r="8" />
    <path d="M48 102V94c0-8 6-13 14-13M112 102V94c0-8-6-13-14-13" />
    <circle className={styles.solid} cx="80" cy="79" r="7" />
    <path className={styles.solid} d="M68 103c0-9 5-14 12-14s12 5 12 14z" />
  </Art>
);

/** Two people side by side: partners. */
export const PartnersArt = () => (
  <Art>
    <circle className={styles.paper} cx="60" cy="48" r="12" />
    <path className={styles.paper} d="M36 98c0-20 9-31 24-31s24 11 24 31z" />
    <circle className={styles.solid} cx="103" cy="56" r="10" />
    <path className={styles.solid} d="M84 98c0-17 7-26 19-26s19 9 19 26z" />
  </Art>
);

/** A plate with a leaf, a fork and a knife: food. */
export const PlateArt = () => (
  <Art>
    <circle className={styles.paper} cx="80" cy="62" r="34" />
    <circle cx="80" cy="62" r="23" />
    <path className={styles.solid} d="M69 74c-3-16 7-26 24-26 0 17-9 28-24 26z" />
    <path d="M27 32v16c0 8 14 8 14 0V32M34 32v62M126 94V32c9 6 10 24 0 32" />
  </Art>
);

/** A line through three measured points: values over time. */
export const TrendArt = () => (
  <Art>
    <path className={styles.paper} d="M36 30h88v68H36z" />
    <path d="m48 82 22-24 18 12 22-28" />
    <circle className={styles.paper} cx="48" cy="82" r="5" />
    <circle className={styles.paper} cx="70" cy="58" r="5" />
    <circle className={styles.paper} cx="88" cy="70" r="5" />
    <circle className={styles.solid} cx="110" cy="42" r="7" />
  </Art>
);

/** A parcel with its tape: orders. */
export const ParcelArt = () => (
  <Art>
    <path className={styles.paper} d="m80 26 42 18v40l-42 20-42-20V44z" />
    <path d="m38 44 42 19 42-19M80 63v41" />
    <path className={styles.solid} d="m56 36 43 19v16l-9-5v-7L47 40z" />
  </Art>
);

/** A signpost with two arms: an unknown address. */
export const SignpostArt = () => (
  <Art>
    <path d="M80 22v86M66 108h28" />
    <path className={styles.solid} d="M80 30h32l11 11-11 11H80z" />
    <path className={styles.paper} d="M80 60H48L37 71l11 11h32z" />
  </Art>
);

/** A purse and a coin: income. */
export const PurseArt = () => (
  <Art>
    <path className={styles.paper} d="M38 46c0-6 4-10 10-10h58c6 0 10 4 10 10v46c0 6-4 10-10 10H48c-6 0-10-4-10-10z" />
    <path d="M38 52h78M122 66H98c-14 0-14 22 0 22h24z" />
    <circle className={styles.solid} cx="103" cy="77" r="5" />
    <circle className={styles.paper} cx="66" cy="28" r="13" />
    <path d="m61 22 5 6 5-6M66 28v8M61 31h10" />
  </Art>
);

/** A clipboard with answers, one of them ticked: an assessment. */
export const SurveyArt = () => (
  <Art>
    <rect className={styles.paper} x="44" y="28" width="72" height="78" rx="8" />
    <rect className={styles.solid} x="64" y="20" width="32" height="16" rx="6" />
    <path d="m56 56 5 5 9-10M80 56h24M80 74h24M80 92h16" />
    <circle cx="62" cy="74" r="5" />
    <circle cx="62" cy="92" r="5" />
  </Art>
);

/** A phone that shows a person: signing in. */
export const SignInArt = () => (
  <Art>
    <rect className={styles.paper} x="54" y="20" width="52" height="86" rx="10" />
    <circle cx="80" cy="50" r="10" />
    <path d="M63 80c0-10 7-16 17-16s17 6 17 16" />
    <circle className={styles.solid} cx="106" cy="90" r="15" />
    <path className={styles.on} d="m99 90 5 5 9-10" />
  </Art>
);
