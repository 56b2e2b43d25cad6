import type { FamilySharedKind, HealthDataType } from '@health-app/sdk';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const kindNames: Record<FamilySharedKind | HealthDataType, MessageDescriptor> = {
  weight: msg({ message: 'Weight', context: 'health data' }),
  bloodPressure: msg({ message: 'Blood pressure', context: 'health data' }),
  bloodSugar: msg({ message: 'Blood sugar', context: 'health data' }),
  heartRate: msg({ message: 'Heart rate', context: 'health data' }),
  steps: msg({ message: 'Steps', context: 'health data' }),
  medication: msg({ message: 'Medication', context: 'health data' }),
  sleep: msg({ message: 'Sleep', context: 'health data' }),
  uricAcid: msg({ message: 'Uric acid', context: 'health data' }),
};

export const units: Record<FamilySharedKind, MessageDescriptor> = {
  weight: msg({ message: 'kg', context: 'unit' }),
  bloodPressure: msg({ message: 'mmHg', context: 'unit' }),
  bloodSugar: msg({ message: 'mmol/L', context: 'unit' }),
  heartRate: msg({ message: 'beats/min', context: 'unit' }),
  steps: msg({ message: 'steps', context: 'unit' }),
  medication: msg({ message: 'doses', context: 'unit' }),
};
