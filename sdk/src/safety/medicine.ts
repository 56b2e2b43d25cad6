/** A figure of the dictionary with the publisher who states it. */
interface Sourced {
  source: string;
}

/**
 * What a medicine must be combined with carefully, or who must ask before taking it. `pregnancyStop` is for a medicine that
 * is stopped at once in a pregnancy; one with `pregnancyAskFirst` may harm a child too, but stopping it alone is a danger.
 */
export type MedicineNote =
  | 'alcohol'
  | 'grapefruit'
  | 'kidney'
  | 'pregnancyAskFirst'
  | 'pregnancyStop'
  | 'steadyVitaminK'
  | 'tyramine';

/** A substance of the dictionary. An absent fact is unknown, never harmless. */
export interface Medicine {
  /** The substance, e.g. `paracetamol`. */
  id: string;
  /** Medicines of one class are not combined without a doctor. */
  class?: string;
  /** Parts of the names of the substance and of its brands, in lower case. */
  names: readonly string[];
  /** Parts of the names of products that contain the substance among others. */
  products?: readonly string[];
  /** The substance is dosed in µg. */
  unit?: 'mcg';
  /** The usual content of a tablet or capsule, mg; the least where several are usual. */
  piece?: Sourced & { mg: number };
  /** The usual content of a millilitre, in international units. */
  millilitre?: Sourced & { iu: number };
  /** The largest usual amount for adults, in mg within a number of days. */
  most?: Sourced & { mg: number; days: number };
  /** Least number of days between two doses, if it depends on it, of at least `fromMg` mg or in `unit`. */
  leastDays?: Sourced & { days: number; fromMg?: number; unit?: 'patch' };
  /** Number of days after the day of a dose on which it may still be taken. */
  late?: Sourced & { days: number };
  notes?: readonly MedicineNote[];
}
