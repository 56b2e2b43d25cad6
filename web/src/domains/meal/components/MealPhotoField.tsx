import type { MealType } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { track } from '#platform/analytics/analytics.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { PhotoButton } from '#platform/upload/PhotoButton.tsx';
import type { PickedImage } from '#platform/upload/pictures.ts';
import { useUploadOffered } from '#platform/upload/useUploadOffered.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { submitRefusals } from '../labels.ts';
import type { MealDraft } from '../model/meal-draft.ts';
import { useAiFoodSubmission } from '../model/useAiFoodSubmission.ts';
import { PhotoRecognition } from './PhotoRecognition.tsx';

interface Props {
  form: MealDraft;
  change: (changes: Partial<MealDraft>) => void;
  openCamera: boolean;
}

/** Takes, uploads and recognises the photo of a meal. Its foods join the list, where each can be changed. */
export function MealPhotoField(props: Props) {
  const { form } = props;
  const offered = useUploadOffered();
  if (form.photoTaken) return null;
  if (form.photoId) return <PhotoRecognition {...props} photoId={form.photoId} />;
  if (!offered) {
    return (
      <Card padded>
        <Trans>Photos work in the app. Search for the foods here.</Trans>
      </Card>
    );
  }
  return (
    <MemberGate feature="aiFood">
      <TakePhoto {...props} />
    </MemberGate>
  );
}

function TakePhoto({ form, change, openCamera }: Props) {
  const { t } = useLingui();
  const { mealType, date, photo } = form;
  const [image, setImage] = useState<PickedImage | undefined>(
    photo === undefined ? undefined : { id: photo, url: photo, status: 'done', address: photo },
  );
  const recognise = useAiFoodSubmission((photoId) => {
    track('analysis.photo');
    change({ photoId });
  });
  const submit = (picture: string) => recognise.run({ mealType: mealType as MealType, date, picture });
  return (
    <>
      <PhotoButton
        label={t`Photo of the meal`}
        purpose="food"
        openCamera={openCamera}
        value={image}
        onChange={(next) => {
          setImage(next);
          if (next?.address === photo) return;
          change({ photo: next?.address });
          if (next?.address) submit(next.address);
        }}
      />
      <InlineError error={recognise.error} texts={submitRefusals} />
      {photo !== undefined && !recognise.isSuccess && (
        <Button variant="quiet" fullWidth busy={recognise.isPending} onClick={() => submit(photo)}>
          <Trans>Look for the foods in it</Trans>
        </Button>
      )}
    </>
  );
}
