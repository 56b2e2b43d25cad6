import type { FoodServing, Macros } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { macrosOf } from '#domains/food/model/macros.ts';
import { bestMeasure, countOf, gramRange, gramsOf, measuresOf } from '#domains/food/model/portion.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { useFirstProblem } from '#lib/hooks/useFirstProblem.ts';
import { ServerText } from '#platform/i18n/ServerText.tsx';
import { Button } from '#ui/Button.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { Form } from '#ui/form/Form.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { readNumber } from '#ui/form/number.ts';
import { Stepper } from '#ui/form/Stepper.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import styles from './PortionSheet.module.css';

/** A food with a portion to choose. */
export interface PortionedFood {
  name: string;
  /** Household measures, the typical portion first. */
  servings?: readonly FoodServing[] | undefined;
  /** Values per 100 g; `undefined` for a typed name that the server has not looked up yet. */
  per100g?: Macros | undefined;
}

interface Props {
  /** `undefined` closes the sheet. */
  food: PortionedFood | undefined;
  /** g; `undefined` for a food without an amount. */
  grams: number | undefined;
  onDone: (grams: number) => void;
  onClose: () => void;
  /** Content below the amount, such as alternative foods. */
  children?: ReactNode;
}

/** Chooses a portion. Household measures and grams update each other, and the energy follows at once. */
export function PortionSheet({ food, grams, onDone, onClose, children }: Props) {
  const id = useId();
  return (
    <Sheet
      open={food !== undefined}
      title={<ServerText as="bdi" text={food?.name} />}
      // A tap on the backdrop would discard the input.
      closeOnBackdrop={false}
      onClose={onClose}
      actions={
        <Button type="submit" form={id} fullWidth>
          <Trans>Take this amount</Trans>
        </Button>
      }
    >
      {food && <PortionForm key={food.name} id={id} food={food} grams={grams} onDone={onDone} />}
      {children}
    </Sheet>
  );
}

const byWeight = -1;

function PortionForm({
  id,
  food,
  grams,
  onDone,
}: { id: string; food: PortionedFood } & Pick<Props, 'grams' | 'onDone'>) {
  const { t } = useLingui();
  const format = useFormat();
  const measures = measuresOf(food.servings, format);
  const [text, setText] = useState(() => (grams === undefined ? '' : format.typed(grams, { atMost: 1 })));
  const [chosen, setChosen] = useState(() => {
    const best = grams === undefined ? measures[0] : bestMeasure(grams, measures);
    return best ? measures.indexOf(best) : byWeight;
  });
  const { element, tried, fail } = useFirstProblem();
  const amount = readNumber(text, gramRange, 1);
  const measure = measures[chosen];
  const macros = food.per100g && amount !== undefined ? macrosOf(food.per100g, amount) : undefined;
  const write = (next: number) => setText(format.typed(next));
  const submit = () => {
    if (amount === undefined) fail();
    else onDone(amount);
  };
  const energy = format.energy(macros?.energy);
  const [protein, fat, carbohydrate] = [macros?.protein, macros?.fat, macros?.carbohydrate].map((value) =>
    format.grams(value),
  );
  const per100 = format.energy(food.per100g?.energy);
  return (
    <Form id={id} ref={element} className={layout.stack4} onSubmit={submit}>
      {food.per100g && (
        <div className={styles.live}>
          <p className={styles.energy} role="status">
            <Trans>{energy} kcal</Trans>
          </p>
          <p className={typography.figures}>
            <Trans>
              Protein {protein} g · Fat {fat} g · Carbohydrate {carbohydrate} g
            </Trans>
          </p>
          <p className={typography.note}>
            <Trans>100 g have {per100} kcal</Trans>
          </p>
        </div>
      )}
      {measures.length > 0 && (
        <Chips
          label={t`Measure`}
          value={chosen}
          onChange={(next) => {
            setChosen(next);
            const picked = measures[next];
            if (picked && amount === undefined) write(gramsOf(1, picked));
          }}
          options={[
            ...measures.map((one, value) => {
              const grams = format.grams(one.grams);
              return { value, label: `${one.name} · ${t`${grams} g`}` };
            }),
            { value: byWeight, label: t`Grams` },
          ]}
        />
      )}
      {measure && (
        <Stepper
          label={measure.name}
          value={amount === undefined ? 0 : countOf(amount, measure)}
          min={0.5}
          max={Math.floor((gramRange[1] / measure.grams) * 2) / 2}
          step={0.5}
          onChange={(count) => write(gramsOf(count, measure))}
        />
      )}
      <NumberField
        label={t`Weight as eaten`}
        unit="g"
        value={text}
        onChange={setText}
        range={gramRange}
        decimals={1}
        required
        error={tried && amount === undefined ? t`Enter 1 to 5,000 g` : undefined}
      />
    </Form>
  );
}
