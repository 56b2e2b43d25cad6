import type { ActionRows } from './row.ts';
import { shapes } from './shapes.ts';

const type = shapes.HealthSample.type;
const weight = { type: 'weight', value: 61.4, start: 1_795_132_800_000, source: 'scale' };
const span = { start: 'int 0.. // ms since 1970', end: 'int 0.. // ms since 1970' };
const day = { start: 1_795_104_000_000, end: 1_795_190_400_000 };

/** The device's health store, sensors and the smart mirror. */
export const health = {
  getHealthAccess: {
    doc: 'Whether the device has a health store, and whether the person was asked about it.',
    result: { available: 'flag', asked: 'flag' },
    example: { result: { available: true, asked: true } },
  },
  authorizeHealth: {
    doc: 'Asks the person to let the app read and write types of health data.',
    limit: 'person',
    params: { read: [type], 'write?': [type] },
    result: { asked: 'flag // the device does not tell what the person allowed' },
    example: { params: { read: ['weight', 'steps'], write: ['weight'] }, result: { asked: true } },
  },
  readHealth: {
    doc: 'Samples of the health store between two moments, oldest first.',
    limit: 20_000,
    params: { types: [type], ...span, 'limit?': 'int 1..1000 // default 1,000' },
    result: { samples: [shapes.HealthSample] },
    example: { params: { types: ['weight'], ...day }, result: { samples: [weight] } },
  },
  writeHealth: {
    doc: 'Adds samples to the health store.',
    params: { samples: [shapes.HealthSample] },
    example: { params: { samples: [weight] } },
  },
  syncHealth: {
    doc: 'Sends what is new in the health store to the server.',
    limit: 60_000,
    result: { samples: 'int 0.. // how many were sent', time: 'int 0.. // of the sync, ms since 1970' },
    example: { result: { samples: 42, time: 1_795_150_800_000 } },
  },
  getSteps: {
    doc: 'Steps between two moments, by the device’s own counter.',
    params: span,
    result: { steps: 'int 0..' },
    example: { params: day, result: { steps: 8_214 } },
  },
  measureHeartRate: {
    doc: 'Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time.',
    kind: 'stream',
    limit: 'person',
    params: {
      'source?': 'camera|monitor // default camera',
      'state?': 'resting|active // what the person is doing, kept with the measurement; default resting',
      'seconds?': 'int 5..120 // how long; default 30',
    },
    result: {
      'bpm?': 'number 20..300 // beats/min; left out while there is none',
      contact: 'flag // the finger or strap is in place',
      progress: 'number 0..1',
      time: 'int 0.. // ms since 1970',
    },
    example: { params: { seconds: 30 }, result: { bpm: 72, contact: true, progress: 0.4, time: 1_795_150_800_000 } },
  },
  listSensors: {
    doc: 'Devices that are paired with the app.',
    result: {
      sensors: [
        {
          sensorId: 'text',
          name: 'text',
          kind: 'scale|glucometer|bloodPressure|heartRate',
          'battery?': 'int 0..100 // %',
        },
      ],
    },
    example: { result: { sensors: [{ sensorId: 'sensor-1', name: '体脂秤 S2', kind: 'scale', battery: 80 }] } },
  },
  pairSensor: {
    doc: 'Has the person pair a device.',
    limit: 'person',
    params: { kind: 'scale|glucometer|bloodPressure|heartRate' },
    result: { sensorId: 'text', name: 'text' },
    example: { params: { kind: 'scale' }, result: { sensorId: 'sensor-1', name: '体脂秤 S2' } },
  },
  watchScale: {
    doc: 'Readings of a scale while the person stands on it.',
    kind: 'stream',
    limit: 30_000,
    params: { 'sensorId?': 'text // default: the last used' },
    result: { weight: 'number 0..500 // kg', 'bodyFat?': 'number 0..100 // %', stable: 'flag // the last word' },
    example: { params: {}, result: { weight: 61.4, bodyFat: 24.1, stable: true } },
  },
  watchGlucose: {
    doc: 'Readings of a glucometer.',
    kind: 'stream',
    limit: 30_000,
    params: { 'sensorId?': 'text // default: the last used' },
    result: { value: 'number 0..60 // mmol/L', time: 'int 0.. // ms since 1970' },
    example: { params: {}, result: { value: 5.6, time: 1_795_150_800_000 } },
  },
  watchBloodPressure: {
    doc: 'Readings of a blood-pressure monitor.',
    kind: 'stream',
    limit: 30_000,
    params: { 'sensorId?': 'text // default: the last used' },
    result: { systolic: 'int 30..300 // mmHg', diastolic: 'int 20..200 // mmHg', 'pulse?': 'int 20..300 // beats/min' },
    example: { params: {}, result: { systolic: 118, diastolic: 76, pulse: 70 } },
  },
  captureMirror: {
    doc: 'Opens the smart mirror’s camera, with its outline, and gives the pictures.',
    limit: 'person',
    params: { pose: 'face|front|side' },
    result: { images: [shapes.BridgeImage] },
    example: {
      params: { pose: 'front' },
      result: { images: [{ url: 'https://local.health-app.example/image/2', width: 1080, height: 1920 }] },
    },
  },
} satisfies ActionRows;
