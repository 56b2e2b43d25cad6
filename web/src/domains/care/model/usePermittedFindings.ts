import type { AssessmentSection } from '@health-app/sdk';
import { usePermit } from './usePermit.ts';

/** The findings of an assessment without a verdict on energy that the state of the person withholds. */
export function usePermittedFindings(sections: readonly AssessmentSection[]): readonly AssessmentSection[] {
  const mayBalance = usePermit('energyBalance') !== undefined;
  return mayBalance ? sections : sections.filter(({ code }) => code !== 'energy');
}
