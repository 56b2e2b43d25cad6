import type { FoodUserInformation, Gender } from '@health-app/sdk';
import { adultAge, heightRange, type Person, type WeightLossObstacle, weightRange } from '@health-app/sdk/safety';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ObstacleNote } from '#domains/health/components/ObstacleNote.tsx';
import type { Day } from '#lib/time/days.ts';
import { PhotoButton } from '#platform/upload/PhotoButton.tsx';
import type { PickedImage } from '#platform/upload/pictures.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Chips } from '#ui/form/Chips.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import layout from '#ui/Layout.module.css';
import { Avatar } from '#ui/media/Avatar.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import typography from '#ui/Typography.module.css';
import { goalNames, profileRefusals } from '../labels.ts';
import type { ProfileFact } from '../model/missing-facts.ts';
import { energyOfForm, goals, oldest, type Problems, type ProfileForm } from '../model/profile.ts';
import { EnergyTarget } from './EnergyTarget.tsx';
import styles from './Profile.module.css';

interface Props {
  user: Partial<FoodUserInformation>;
  form: ProfileForm;
  /** The person that the form describes. */
  person: Person;
  /** Reasons why the chosen goal cannot be saved. */
  obstacles: WeightLossObstacle[];
  missing: ProfileFact[];
  problems: Problems;
  /** Code of the server's error. */
  refusal: string | undefined;
  today: Day;
  onChange: (changes: Partial<ProfileForm>) => void;
}

/** The fields of the profile: picture and name, the body, and the goal with the resulting energy. */
export function ProfileFields({ user, form, person, obstacles, missing, problems, refusal, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [picture, setPicture] = useState<PickedImage>();
  const refused = (code: 'NAME_NOT_ALLOWED' | 'INVALID_BIRTH_DATE') => {
    const text = refusal === code && profileRefusals[code];
    return text ? i18n._(text) : undefined;
  };
  /** A fact that the previous screen needs has a hint about it. */
  const purpose = (fact: ProfileFact, text: string) =>
    missing.includes(fact) ? t`Needed for the page that you came from. ${text}` : text;
  return (
    <>
      <Card padded>
        <div className={layout.stack4}>
          <PhotoButton
            label={t`Profile picture`}
            purpose="avatar"
            current={<Avatar name={form.userName} src={picture?.url ?? form.avatar} size={8} decorative />}
            value={picture}
            onChange={(image) => {
              setPicture(image);
              onChange({ avatar: image ? (image.address ?? form.avatar) : (user.avatar ?? null) });
            }}
          >
            {form.avatar && !picture && (
              <TextButton onClick={() => onChange({ avatar: null })}>
                <Trans>Remove photo</Trans>
              </TextButton>
            )}
          </PhotoButton>
          <Field
            label={t`Your name`}
            value={form.userName}
            onChange={(event) => onChange({ userName: event.target.value })}
            error={refused('NAME_NOT_ALLOWED') ?? (problems.userName && t`Enter 1 to 30 characters`)}
            hint={t`Visible to family and weight-loss partners.`}
            autoComplete="nickname"
            maxLength={60}
          />
        </div>
      </Card>
      <Card padded>
        <div className={layout.stack4}>
          <h2 className={typography.strongLead}>
            <Trans>Your body</Trans>
          </h2>
          <div className={styles.pair}>
            <div className={layout.column2}>
              <Chips<Gender>
                label={t`Gender`}
                showLabel
                value={form.gender}
                onChange={(gender) => onChange({ gender })}
                options={[
                  { value: 0, label: t`Female` },
                  { value: 1, label: t`Male` },
                  { value: -1, label: t`Prefer not to say` },
                ]}
              />
              <p className={typography.note}>{purpose('gender', t`For energy at rest and for normal ranges.`)}</p>
            </div>
            <DateField
              label={t`Birth date`}
              value={form.birthDate}
              onChange={(birthDate) => onChange({ birthDate })}
              min={oldest(today)}
              max={today}
              error={refused('INVALID_BIRTH_DATE') ?? (problems.birthDate && t`Enter your real date of birth.`)}
              hint={
                person.age !== undefined && person.age < adultAge
                  ? t`Below 18 we leave out energy targets, help to lose weight, weight-loss partners, the mirror and classes of weight. Below 14 a guardian agrees to health data.`
                  : purpose('birthDate', t`For your energy needs, which fall with age.`)
              }
            />
            <NumberField
              label={t`Height`}
              unit="cm"
              value={form.height}
              onChange={(height) => onChange({ height })}
              range={heightRange}
              decimals={1}
              error={problems.height && t`Enter 50 to 250 cm`}
              hint={purpose('height', t`For BMI and energy.`)}
            />
            <NumberField
              label={t`Weight`}
              unit="kg"
              value={form.weight}
              onChange={(weight) => onChange({ weight })}
              range={weightRange}
              decimals={1}
              error={problems.weight && t`Enter 2 to 300 kg`}
              hint={purpose('weight', t`Same as in your health data. A change is saved there for today.`)}
            />
          </div>
        </div>
      </Card>
      <Card padded>
        <div className={layout.stack4}>
          <Chips
            label={t`Your goal`}
            showLabel
            value={form.dietaryGoal}
            error={problems.dietaryGoal && t`Choose another goal for now.`}
            onChange={(dietaryGoal) => onChange({ dietaryGoal })}
            options={goals.map((goal) => ({ value: goal, label: i18n._(goalNames[goal]) }))}
          />
          <p className={typography.note}>{purpose('dietaryGoal', t`For your energy target and meals.`)}</p>
          {obstacles.length > 0 ? (
            <ObstacleNote
              obstacles={obstacles}
              heading="h3"
              action={
                <Button variant="quiet" onClick={() => onChange({ dietaryGoal: 'maintainWeight' })}>
                  {i18n._(goalNames.maintainWeight)}
                </Button>
              }
            />
          ) : (
            <EnergyTarget saved={user.energyTarget} energy={energyOfForm(form, person)} person={person} />
          )}
        </div>
      </Card>
    </>
  );
}
