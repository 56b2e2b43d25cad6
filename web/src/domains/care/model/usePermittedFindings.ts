import type { AssessmentCode, AssessmentSection } from '@health-app/sdk';
import { type CareArea, permits } from '@health-app/sdk/safety';
import { useCare } from './useCare.ts';
import { usePermitsAll } from './usePermitsAll.ts';

/** The areas of the findings that are a verdict on their subject. */
const verdictAreas: Partial<Record<AssessmentCode, CareArea>> = { energy: 'energyBalance', micronutrients: 'minerals' };

/** The findings of an assessment without the verdicts and the advice that the state of the person withholds. */
export function usePermittedFindings(sections: readonly AssessmentSection[]): readonly AssessmentSection[] {
  const care = useCare();
  const permitsAll = usePermitsAll();
  return sections
    .filter(({ code }) => {
      const area = verdictAreas[code];
      return !area || (care !== undefined && permits(care, area));
    })
    .map(({ adviceEn, ...section }) =>
      permitsAll(section.adviceNeeds)
        ? { ...section, ...(adviceEn !== undefined && { adviceEn }) }
        : { ...section, advice: null },
    );
}
