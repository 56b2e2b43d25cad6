/** Shapes that several actions share; each becomes a type of this name. */
export const shapes = {
  NativeUser: {
    'avatar?': 'text',
    'apkVersion?': 'text',
    'userId?': 'text',
    'userToken?': 'text',
    'userName?': 'text',
    'phoneNumber?': 'text',
    'memberType?': 'int 0..3 // 0 non-member, 1 weekly, 2 monthly, 3 yearly',
    'promoteRoleFlag?': 'int 0..1 // 1 promoter, 0 not',
  },
  SharedContent: {
    title: 'text',
    description: 'text',
    imageUrl: 'image',
    link: 'url',
  },
  ShareOutcome: {
    outcome: 'shared|prepared|saved // prepared: the person shares it from the app’s own menu',
    'channel?': 'text // where to, if the host knows',
  },
  BridgeImage: {
    url: 'image // an address that this page can show and read, until it closes',
    'width?': 'int 1.. // px',
    'height?': 'int 1.. // px',
    'bytes?': 'int 0..',
  },
  HealthSample: {
    type: 'weight|height|bodyFat|waist|steps|heartRate|systolic|diastolic|bloodSugar|sleep|energy',
    value: 'number // kg, cm, %, cm, steps, beats/min, mmHg, mmHg, mmol/L, min, kcal, in the order of the types',
    start: 'int 0.. // ms since 1970',
    'end?': 'int 0.. // ms since 1970; left out for a moment',
    'source?': 'text // device or app that measured it',
  },
  LocalReminder: {
    reminderId: 'text // of the server’s reminder',
    title: 'text',
    text: 'text',
    times: ['text // local time of day, HH:mm'],
    'days?': ['int 1..7 // 1 Monday; every day when left out'],
    'startDate?': 'text // YYYY-MM-DD',
    'endDate?': 'text // YYYY-MM-DD, the last day',
  },
  StoreProduct: {
    productId: 'text',
    title: 'text',
    price: 'text // in the store’s words, e.g. ¥25.00',
    amount: 'number 0..',
    currency: 'text // ISO 4217',
  },
  Purchase: {
    productId: 'text',
    transactionId: 'text',
    receipt: 'text // for the server to verify',
  },
  NetworkState: {
    online: 'flag',
    type: 'wifi|cellular|other|none',
  },
  SafeArea: {
    top: 'number 0..',
    right: 'number 0..',
    bottom: 'number 0..',
    left: 'number 0..',
  },
  PermissionState: {
    state: 'granted|denied|ask|restricted // restricted: by the device’s owner, not by the person',
  },
} as const;

/** Descriptions of the shapes, for the documentation of the types. */
export const shapeDocs: Record<keyof typeof shapes, string> = {
  NativeUser: 'What the native app knows of its user.',
  SharedContent: 'What is shared; `shareContent()` makes it.',
  ShareOutcome: 'How a share ended.',
  BridgeImage: 'A picture on the device.',
  HealthSample: 'One value of the device’s health store.',
  LocalReminder: 'A repeated local reminder.',
  StoreProduct: 'Something that the app sells through its store.',
  Purchase: 'A purchase that the store confirms.',
  NetworkState: 'A way to the network.',
  SafeArea: 'Where content is not covered by the device’s edges, in CSS px.',
  PermissionState: 'What the app may use.',
};
