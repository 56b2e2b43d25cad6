// Written by npm run generate from bridge/actions/. Do not edit.
import type { Shape } from '../bridge/actions/row.ts';

/** What the native app knows of its user. */
export interface NativeUser {
  avatar?: string;
  apkVersion?: string;
  userId?: string;
  userToken?: string;
  userName?: string;
  phoneNumber?: string;
  /** 0 non-member, 1 weekly, 2 monthly, 3 yearly. Whole number, 0 to 3. */
  memberType?: 0 | 1 | 2 | 3;
  /** 1 promoter, 0 not. Whole number, 0 to 1. */
  promoteRoleFlag?: 0 | 1;
}

/** What is shared; `shareContent()` makes it. */
export interface SharedContent {
  title: string;
  description: string;
  imageUrl: string;
  link: string;
}

/** How a share ended. */
export interface ShareOutcome {
  /** Prepared: the person shares it from the app’s own menu. */
  outcome: 'shared' | 'prepared' | 'saved';
  /** Where to, if the host knows. */
  channel?: string;
}

/** A picture on the device. */
export interface BridgeImage {
  /** An address that this page can show and read, until it closes. */
  url: string;
  /** Px. Whole number, 1 or more. */
  width?: number;
  /** Px. Whole number, 1 or more. */
  height?: number;
  /** Whole number, 0 or more. */
  bytes?: number;
}

/** One value of the device’s health store. */
export interface HealthSample {
  type: 'weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy';
  /** Kg, cm, %, cm, steps, beats/min, mmHg, mmHg, mmol/L, min, kcal, in the order of the types. */
  value: number;
  /** Ms since 1970. Whole number, 0 or more. */
  start: number;
  /** Ms since 1970; left out for a moment. Whole number, 0 or more. */
  end?: number;
  /** Device or app that measured it. */
  source?: string;
}

/** A repeated local reminder. */
export interface LocalReminder {
  /** Of the server’s reminder. */
  reminderId: string;
  title: string;
  text: string;
  times: string[];
  days?: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  /** YYYY-MM-DD. */
  startDate?: string;
  /** YYYY-MM-DD, the last day. */
  endDate?: string;
}

/** Something that the app sells through its store. */
export interface StoreProduct {
  productId: string;
  title: string;
  /** In the store’s words, e.g. ¥25.00. */
  price: string;
  /** 0 or more. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A purchase that the store confirms. */
export interface Purchase {
  productId: string;
  transactionId: string;
  /** For the server to verify. */
  receipt: string;
}

/** A way to the network. */
export interface NetworkState {
  online: boolean;
  type: 'wifi' | 'cellular' | 'other' | 'none';
}

/** Where content is not covered by the device’s edges, in CSS px. */
export interface SafeArea {
  /** 0 or more. */
  top: number;
  /** 0 or more. */
  right: number;
  /** 0 or more. */
  bottom: number;
  /** 0 or more. */
  left: number;
}

/** What the app may use. */
export interface PermissionState {
  /** Restricted: by the device’s owner, not by the person. */
  state: 'granted' | 'denied' | 'ask' | 'restricted';
}

/** The parameters of `openNativePage`. */
export type NativePage =
  /** The home screen of the app. */
  | { page: 'home'; }
  /** What membership gives, and its plans to buy. */
  | { page: 'membership'; params?: {
      /** What the person was doing, e.g. report. */
      from?: string;
    }; }
  /** The execution plans to choose from and to buy. */
  | { page: 'plan'; }
  /** One article of the shop. */
  | { page: 'goods'; params: {
      goodsId: string;
    }; }
  /** A camp, to buy a place in it. */
  | { page: 'camp'; params: {
      campId: string;
    }; }
  /** A new order of one article: address, delivery and payment. */
  | { page: 'order'; params: {
      goodsId: string;
      /** Whole number, 1 or more. */
      quantity: number;
    }; }
  /** The payment of an order that was made before. */
  | { page: 'pay'; params: {
      orderId: string;
    }; }
  /** The delivery addresses. */
  | { page: 'addresses'; }
  /** A health value to enter by hand. */
  | { page: 'healthEntry'; params?: {
      /** Default: the app asks. */
      type?: 'bloodSugar' | 'uricAcid' | 'weight' | 'sleep' | 'bloodPressure' | 'heartRate';
    }; };

/** Actions with one reply. */
export interface BridgeCalls {
  /** The user who is logged in to the app; without a userToken nobody is. Time limit: 5000 ms. In a browser: not supported. */
  getUserInfo: {
    params: Record<string, never>;
    result: NativeUser;
  };
  /** Opens the app’s own login. Time limit: waits for the person. In a browser: not supported. */
  login: {
    params: Record<string, never>;
    result: NativeUser;
  };
  /** Ends the app’s session. Time limit: 10000 ms. In a browser: not supported. */
  logout: {
    params: Record<string, never>;
    result: void;
  };
  /** Whether a messaging-app account is bound to the user, and whose it is. Time limit: 10000 ms. In a browser: not supported. */
  getMessagingAccount: {
    params: Record<string, never>;
    result: {
      bound: boolean;
      nickname?: string;
      avatar?: string;
    };
  };
  /** Has the person allow the app to use their messaging-app account. Time limit: waits for the person. In a browser: not supported. */
  bindMessagingAccount: {
    params: Record<string, never>;
    result: {
      /** One-time code, for the server. */
      code: string;
      nickname?: string;
    };
  };
  /** Opens an address in a new web view of the app. Time limit: 10000 ms. In a browser: opens a new tab. */
  openWebView: {
    params: {
      url: string;
      title?: string;
      hideBar?: boolean;
    };
    result: void;
  };
  /** Closes this web view. Time limit: 10000 ms. In a browser: goes back in the history. In the messaging app: closes the page. */
  closePage: {
    params: Record<string, never>;
    result: void;
  };
  /** Opens a screen of the app. Time limit: 10000 ms. In a browser: not supported. */
  openNativePage: {
    params: NativePage;
    result: void;
  };
  /** Opens an address in the device’s browser. Time limit: 10000 ms. In a browser: opens a new tab. */
  openBrowser: {
    params: {
      url: string;
    };
    result: void;
  };
  /** Opens this app’s page, or another app’s, in the store. Time limit: 10000 ms. In a browser: not supported. */
  openAppStore: {
    params: {
      /** Default: this app. */
      storeId?: string;
    };
    result: void;
  };
  /** Opens the app’s page in the device’s settings, where permissions are. Time limit: 10000 ms. In a browser: not supported. */
  openSettings: {
    params: Record<string, never>;
    result: void;
  };
  /** Opens the native app from outside, at a page of it. Time limit: waits for the person. In a browser: goes to the link, which the device may open in the app. In the messaging app: lays the messaging app’s own launch button over the element `slot`, and waits for a tap. */
  openApp: {
    params: {
      /** Opens the app where it is installed, else a download page. */
      link: string;
      /** Id of the element that looks like the button. */
      slot?: string;
    };
    result: void;
  };
  /** Opens the app’s share panel. Time limit: waits for the person. In a browser: the browser’s own share panel, where there is one. In the messaging app: prepares the messaging app’s own menu for both friends and timeline. */
  sharePanel: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Shares with a friend in the messaging app. Time limit: waits for the person. In a browser: not supported. In the messaging app: prepares the messaging app’s own menu. */
  shareFriend: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Shares on the messaging app’s timeline. Time limit: waits for the person. In a browser: not supported. In the messaging app: prepares the messaging app’s own menu. */
  shareTimeline: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Shares a card that opens a mini-program. Time limit: waits for the person. In a browser: not supported. */
  shareMiniProgram: {
    params: {
      title: string;
      description: string;
      imageUrl: string;
      link: string;
      miniProgramId: string;
      /** Page inside it. */
      path: string;
    };
    result: ShareOutcome;
  };
  /** Shares a picture that the page has drawn. Time limit: waits for the person. In a browser: the browser’s own share panel, where it takes files. */
  sharePoster: {
    params: {
      image: string;
      title?: string;
    };
    result: ShareOutcome;
  };
  /** Has the person choose pictures from the album or take one. Time limit: waits for the person. In a browser: the file chooser; not choosing is noticed where the browser tells of it. In the messaging app: the messaging app’s chooser. */
  chooseImage: {
    params: {
      /** How many at most; default 1. Whole number, 1 to 9. */
      count?: number;
      /** Default both. */
      source?: 'album' | 'camera' | 'both';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Has the person take a picture. Time limit: waits for the person. In a browser: the file chooser, which opens the camera on a phone. In the messaging app: the messaging app’s camera. */
  takePhoto: {
    params: {
      /** Default back. */
      camera?: 'front' | 'back';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Shows pictures full screen. Time limit: 10000 ms. In a browser: not supported. In the messaging app: the messaging app’s viewer. */
  previewImage: {
    params: {
      urls: string[];
      /** Which one first; default 0. Whole number, 0 or more. */
      index?: number;
    };
    result: void;
  };
  /** Saves a picture to the album. Time limit: waits for the person. In a browser: downloads it. */
  saveImage: {
    params: {
      image: string;
      /** Of the file; default image.png. */
      name?: string;
    };
    result: void;
  };
  /** Uploads a picture of the device through the app. Time limit: 60000 ms. In a browser: not supported. */
  uploadImage: {
    params: {
      /** As chooseImage gave it. */
      url: string;
      purpose: 'food' | 'mirror' | 'avatar' | 'feedback' | 'refund';
    };
    result: {
      /** Where it can be had. */
      url: string;
    };
  };
  /** Puts text on the clipboard. Time limit: 5000 ms. In a browser: the browser’s clipboard, also in old browsers. */
  copyText: {
    params: {
      text: string;
    };
    result: void;
  };
  /** Reads text from the clipboard; the device may ask the person. Time limit: waits for the person. In a browser: the browser’s clipboard, where it may be read. */
  readClipboard: {
    params: Record<string, never>;
    result: {
      /** Empty when there is none. */
      text: string;
    };
  };
  /** Reads a QR code or bar code with the camera. Time limit: waits for the person. In a browser: not supported. In the messaging app: the messaging app’s scanner. */
  scanQr: {
    params: {
      /** Default both. */
      type?: 'qr' | 'bar' | 'both';
    };
    result: {
      text: string;
    };
  };
  /** Pays with a payment app, by what that app’s server has signed. A page without such a payload opens the native page `pay`. Time limit: waits for the person. In a browser: not supported. */
  pay: {
    params: {
      orderId: string;
      channel: 'messaging' | 'wallet';
      /** As the payment app’s server has signed it for this order. */
      payload: unknown;
    };
    result: {
      /** Pending: ask the server. */
      status: 'paid' | 'pending';
    };
  };
  /** What the app sells through its store, with the store’s prices. Time limit: 20000 ms. In a browser: not supported. */
  listProducts: {
    params: {
      productIds: string[];
    };
    result: {
      products: StoreProduct[];
    };
  };
  /** Buys a product through the app’s store. Time limit: waits for the person. In a browser: not supported. */
  purchase: {
    params: {
      productId: string;
      /** Of the server, to go with the purchase. */
      orderId?: string;
    };
    result: Purchase;
  };
  /** Purchases that the person made before, from the store. Time limit: waits for the person. In a browser: not supported. On ios alone. */
  restorePurchases: {
    params: Record<string, never>;
    result: {
      purchases: Purchase[];
    };
  };
  /** Tells the store that the server has delivered a purchase. Time limit: 10000 ms. In a browser: not supported. */
  finishPurchase: {
    params: {
      transactionId: string;
    };
    result: void;
  };
  /** Has the person confirm a withdrawal in the messaging app. Time limit: waits for the person. In a browser: not supported. */
  withdraw: {
    params: {
      merchantId: string;
      appId: string;
      /** As the server gave it. */
      package: string;
    };
    result: {
      /** Pending: ask the server. */
      status: 'confirmed' | 'pending';
    };
  };
  /** Whether the app may use something, without asking. Time limit: 10000 ms. In a browser: not supported. */
  getPermission: {
    params: {
      permission: 'camera' | 'album' | 'microphone' | 'location' | 'notifications' | 'calendar' | 'contacts' | 'bluetooth' | 'exactAlarm';
    };
    result: PermissionState;
  };
  /** Asks the person to let the app use something. Time limit: waits for the person. In a browser: not supported. */
  requestPermission: {
    params: {
      permission: 'camera' | 'album' | 'microphone' | 'location' | 'notifications' | 'calendar' | 'contacts' | 'bluetooth' | 'exactAlarm';
    };
    result: PermissionState;
  };
  /** The device’s address for push notifications. Time limit: 20000 ms. In a browser: not supported. */
  getPushToken: {
    params: Record<string, never>;
    result: {
      token: string;
      /** Who delivers them. */
      service: string;
    };
  };
  /** Sets a local reminder that fires without the network; one with the same id is replaced. Time limit: 10000 ms. In a browser: not supported. */
  scheduleReminder: {
    params: LocalReminder;
    result: {
      /** When it fires next, ms since 1970; left out when never. Whole number, 0 or more. */
      next?: number;
    };
  };
  /** Takes a local reminder back; an unknown one is no error. Time limit: 10000 ms. In a browser: not supported. */
  cancelReminder: {
    params: {
      reminderId: string;
    };
    result: void;
  };
  /** The local reminders that are set. Time limit: 10000 ms. In a browser: not supported. */
  listReminders: {
    params: Record<string, never>;
    result: {
      reminders: LocalReminder[];
    };
  };
  /** Writes an event into the device’s calendar. Time limit: waits for the person. In a browser: not supported. */
  addCalendarEvent: {
    params: {
      title: string;
      /** Ms since 1970. Whole number, 0 or more. */
      start: number;
      /** Ms since 1970. Whole number, 0 or more. */
      end: number;
      notes?: string;
      /** Minutes before the start. Whole number, 0 to 40320. */
      alarm?: number;
    };
    result: {
      eventId: string;
    };
  };
  /** Takes an event of this app out of the calendar. Time limit: waits for the person. In a browser: not supported. */
  removeCalendarEvent: {
    params: {
      eventId: string;
    };
    result: void;
  };
  /** Whether the device has a health store, and whether the person was asked about it. Time limit: 10000 ms. In a browser: not supported. */
  getHealthAccess: {
    params: Record<string, never>;
    result: {
      available: boolean;
      asked: boolean;
    };
  };
  /** Asks the person to let the app read and write types of health data. Time limit: waits for the person. In a browser: not supported. */
  authorizeHealth: {
    params: {
      read: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
      write?: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
    };
    result: {
      /** The device does not tell what the person allowed. */
      asked: boolean;
    };
  };
  /** Samples of the health store between two moments, oldest first. Time limit: 20000 ms. In a browser: not supported. */
  readHealth: {
    params: {
      types: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
      /** Ms since 1970. Whole number, 0 or more. */
      start: number;
      /** Ms since 1970. Whole number, 0 or more. */
      end: number;
      /** Default 1,000. Whole number, 1 to 1000. */
      limit?: number;
    };
    result: {
      samples: HealthSample[];
    };
  };
  /** Adds samples to the health store. Time limit: 10000 ms. In a browser: not supported. */
  writeHealth: {
    params: {
      samples: HealthSample[];
    };
    result: void;
  };
  /** Sends what is new in the health store to the server. Time limit: 60000 ms. In a browser: not supported. */
  syncHealth: {
    params: Record<string, never>;
    result: {
      /** How many were sent. Whole number, 0 or more. */
      samples: number;
      /** Of the sync, ms since 1970. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Steps between two moments, by the device’s own counter. Time limit: 10000 ms. In a browser: not supported. */
  getSteps: {
    params: {
      /** Ms since 1970. Whole number, 0 or more. */
      start: number;
      /** Ms since 1970. Whole number, 0 or more. */
      end: number;
    };
    result: {
      /** Whole number, 0 or more. */
      steps: number;
    };
  };
  /** Devices that are paired with the app. Time limit: 10000 ms. In a browser: not supported. */
  listSensors: {
    params: Record<string, never>;
    result: {
      sensors: ({
        sensorId: string;
        name: string;
        kind: 'scale' | 'glucometer' | 'bloodPressure' | 'heartRate';
        /** %. Whole number, 0 to 100. */
        battery?: number;
      })[];
    };
  };
  /** Has the person pair a device. Time limit: waits for the person. In a browser: not supported. */
  pairSensor: {
    params: {
      kind: 'scale' | 'glucometer' | 'bloodPressure' | 'heartRate';
    };
    result: {
      sensorId: string;
      name: string;
    };
  };
  /** Opens the smart mirror’s camera, with its outline, and gives the pictures. Time limit: waits for the person. In a browser: not supported. */
  captureMirror: {
    params: {
      pose: 'face' | 'front' | 'side';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Has the person choose one contact; nothing else of the address book is read. Time limit: waits for the person. In a browser: not supported. */
  pickContact: {
    params: Record<string, never>;
    result: {
      name: string;
      phoneNumber: string;
    };
  };
  /** Offers to call a phone number. Time limit: 10000 ms. In a browser: goes to a tel: address. */
  callPhone: {
    params: {
      /** Digits, may start with +. */
      phoneNumber: string;
    };
    result: void;
  };
  /** Reads what this page keeps in the app. Time limit: 5000 ms. In a browser: local storage. */
  getItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
    };
    result: {
      value?: string;
    };
  };
  /** Keeps text in the app, where it outlives the web view’s storage. Time limit: 5000 ms. In a browser: local storage. */
  setItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
      value: string;
    };
    result: void;
  };
  /** Forgets what was kept. Time limit: 5000 ms. In a browser: local storage. */
  removeItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
    };
    result: void;
  };
  /** The way to the network. Time limit: 5000 ms. In a browser: what the browser says. */
  getNetwork: {
    params: Record<string, never>;
    result: NetworkState;
  };
  /** The device, the app and the person’s settings. Time limit: 5000 ms. In a browser: not supported. */
  getDevice: {
    params: Record<string, never>;
    result: {
      model: string;
      /** E.g. iOS 19.1. */
      system: string;
      /** Major.minor.patch. */
      appVersion: string;
      /** BCP 47, e.g. zh-CN. */
      language: string;
      theme: 'light' | 'dark';
      /** 0.5 to 4. */
      fontScale?: number;
    };
  };
  /** Where the device’s edges cover the page. Time limit: 5000 ms. In a browser: not supported. */
  getSafeArea: {
    params: Record<string, never>;
    result: SafeArea;
  };
  /** Opens a chat with customer service. Time limit: 10000 ms. In a browser: not supported. */
  openCustomerService: {
    params: {
      topic?: string;
      orderId?: string;
    };
    result: void;
  };
  /** Whether the store has a newer version of the app. Time limit: 20000 ms. In a browser: not supported. */
  checkUpdate: {
    params: Record<string, never>;
    result: {
      available: boolean;
      /** Major.minor.patch. */
      version?: string;
      required?: boolean;
    };
  };
  /** Asks for a rating in the store; the device decides whether it shows. Time limit: waits for the person. In a browser: not supported. */
  requestRating: {
    params: Record<string, never>;
    result: void;
  };
}

/** Actions without a reply. */
export interface BridgeNotes {
  /** Sets the title in the navigation bar. In a browser: sets the document’s title. */
  setTitle: {
    params: {
      title: string;
    };
  };
  /** Colours the navigation bar. In a browser: not supported. */
  setBarColors: {
    params: {
      /** #rrggbb. */
      background: string;
      /** #rrggbb. */
      foreground: string;
    };
  };
  /** Hides the navigation bar, or shows it again. In a browser: not supported. */
  setBarHidden: {
    params: {
      hidden: boolean;
    };
  };
  /** Lets the web view scroll and bounce, or not. In a browser: not supported. */
  setScrolling: {
    params: {
      enabled: boolean;
    };
  };
  /** Sets the colour of the status bar’s text. In a browser: not supported. */
  setStatusBar: {
    params: {
      text: 'dark' | 'light';
    };
  };
  /** Gives a short tap to feel. In a browser: vibrates, where the device can. */
  vibrate: {
    params: {
      /** Default light. */
      strength?: 'light' | 'medium' | 'heavy';
    };
  };
  /** Keeps the screen on while this page is open, or no longer. In a browser: a wake lock, where there are any. */
  setScreenOn: {
    params: {
      on: boolean;
    };
  };
  /** Turns the page, or leaves it to the device. In a browser: not supported. */
  setOrientation: {
    params: {
      orientation: 'portrait' | 'landscape' | 'any';
    };
  };
  /** Hands an event to the app’s analytics. In a browser: not supported. */
  trackEvent: {
    params: {
      /** Not empty. */
      ev: string;
      extras?: unknown;
    };
  };
}

/** Actions that send events until their end; `result` is one event. */
export interface BridgeStreams {
  /** Tells of every login and logout in the app, and of a renewed token. Time limit: 10000 ms. In a browser: not supported. */
  watchUser: {
    params: Record<string, never>;
    result: NativeUser;
  };
  /** Takes over the app’s back gesture and button while it is open; each event is one press. Time limit: 10000 ms. In a browser: not supported. */
  interceptBack: {
    params: Record<string, never>;
    result: {
      source: 'button' | 'gesture';
    };
  };
  /** Tells when the person answers a reminder’s notification. Time limit: 10000 ms. In a browser: not supported. */
  watchReminders: {
    params: Record<string, never>;
    result: {
      reminderId: string;
      answer: 'opened' | 'taken' | 'later' | 'dismissed';
      /** Ms since 1970. Whole number, 0 or more. */
      due: number;
    };
  };
  /** Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time. Time limit: waits for the person. In a browser: not supported. */
  measureHeartRate: {
    params: {
      /** Default camera. */
      source?: 'camera' | 'monitor';
      /** What the person is doing, kept with the measurement; default resting. */
      state?: 'resting' | 'active';
      /** How long; default 30. Whole number, 5 to 120. */
      seconds?: number;
    };
    result: {
      /** Beats/min; left out while there is none. 20 to 300. */
      bpm?: number;
      /** The finger or strap is in place. */
      contact: boolean;
      /** 0 to 1. */
      progress: number;
      /** Ms since 1970. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Readings of a scale while the person stands on it. Time limit: 30000 ms. In a browser: not supported. */
  watchScale: {
    params: {
      /** Default: the last used. */
      sensorId?: string;
    };
    result: {
      /** Kg. 0 to 500. */
      weight: number;
      /** %. 0 to 100. */
      bodyFat?: number;
      /** The last word. */
      stable: boolean;
    };
  };
  /** Readings of a glucometer. Time limit: 30000 ms. In a browser: not supported. */
  watchGlucose: {
    params: {
      /** Default: the last used. */
      sensorId?: string;
    };
    result: {
      /** Mmol/L. 0 to 60. */
      value: number;
      /** Ms since 1970. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Readings of a blood-pressure monitor. Time limit: 30000 ms. In a browser: not supported. */
  watchBloodPressure: {
    params: {
      /** Default: the last used. */
      sensorId?: string;
    };
    result: {
      /** MmHg. Whole number, 30 to 300. */
      systolic: number;
      /** MmHg. Whole number, 20 to 200. */
      diastolic: number;
      /** Beats/min. Whole number, 20 to 300. */
      pulse?: number;
    };
  };
  /** Tells when the way to the network changes. Time limit: 10000 ms. In a browser: what the browser says. */
  watchNetwork: {
    params: Record<string, never>;
    result: NetworkState;
  };
  /** Tells when the person changes language or theme. Time limit: 10000 ms. In a browser: not supported. */
  watchSettings: {
    params: Record<string, never>;
    result: {
      /** BCP 47. */
      language: string;
      theme: 'light' | 'dark';
    };
  };
}

const NativeUser: Shape = { 'avatar?': 'text', 'apkVersion?': 'text', 'userId?': 'text', 'userToken?': 'text', 'userName?': 'text', 'phoneNumber?': 'text', 'memberType?': 'int 0..3', 'promoteRoleFlag?': 'int 0..1' };
const ShareOutcome: Shape = { outcome: 'shared|prepared|saved', 'channel?': 'text' };
const BridgeImage: Shape = { url: 'image', 'width?': 'int 1..', 'height?': 'int 1..', 'bytes?': 'int 0..' };
const HealthSample: Shape = { type: 'weight|height|bodyFat|waist|steps|heartRate|systolic|diastolic|bloodSugar|sleep|energy', value: 'number', start: 'int 0..', 'end?': 'int 0..', 'source?': 'text' };
const LocalReminder: Shape = { reminderId: 'text', title: 'text', text: 'text', times: ['text'], 'days?': ['int 1..7'], 'startDate?': 'text', 'endDate?': 'text' };
const StoreProduct: Shape = { productId: 'text', title: 'text', price: 'text', amount: 'number 0..', currency: 'text' };
const Purchase: Shape = { productId: 'text', transactionId: 'text', receipt: 'text' };
const NetworkState: Shape = { online: 'flag', type: 'wifi|cellular|other|none' };
const SafeArea: Shape = { top: 'number 0..', right: 'number 0..', bottom: 'number 0..', left: 'number 0..' };
const PermissionState: Shape = { state: 'granted|denied|ask|restricted' };

/**
 * The shape of each action's result, if any. The actions of a group share the kind, the time limit in ms, and the
 * platform, if only one has them.
 */
export const table: Record<string, Record<string, Shape | 0>> = {
  'call 5000': {
    getUserInfo: NativeUser,
    copyText: 0,
    getItem: { 'value?': 'text' },
    setItem: 0,
    removeItem: 0,
    getNetwork: NetworkState,
    getDevice: { model: 'text', system: 'text', appVersion: 'text', language: 'text', theme: 'light|dark', 'fontScale?': 'number 0.5..4' },
    getSafeArea: SafeArea,
  },
  'call 600000': {
    login: NativeUser,
    bindMessagingAccount: { code: 'text', 'nickname?': 'text' },
    openApp: 0,
    sharePanel: ShareOutcome,
    shareFriend: ShareOutcome,
    shareTimeline: ShareOutcome,
    shareMiniProgram: ShareOutcome,
    sharePoster: ShareOutcome,
    chooseImage: { images: [BridgeImage] },
    takePhoto: { images: [BridgeImage] },
    saveImage: 0,
    readClipboard: { text: 'text' },
    scanQr: { text: 'text' },
    pay: { status: 'paid|pending' },
    purchase: Purchase,
    withdraw: { status: 'confirmed|pending' },
    requestPermission: PermissionState,
    addCalendarEvent: { eventId: 'text' },
    removeCalendarEvent: 0,
    authorizeHealth: { asked: 'flag' },
    pairSensor: { sensorId: 'text', name: 'text' },
    captureMirror: { images: [BridgeImage] },
    pickContact: { name: 'text', phoneNumber: 'text' },
    requestRating: 0,
  },
  'call 10000': {
    logout: 0,
    getMessagingAccount: { bound: 'flag', 'nickname?': 'text', 'avatar?': 'image' },
    openWebView: 0,
    closePage: 0,
    openNativePage: 0,
    openBrowser: 0,
    openAppStore: 0,
    openSettings: 0,
    previewImage: 0,
    finishPurchase: 0,
    getPermission: PermissionState,
    scheduleReminder: { 'next?': 'int 0..' },
    cancelReminder: 0,
    listReminders: { reminders: [LocalReminder] },
    getHealthAccess: { available: 'flag', asked: 'flag' },
    writeHealth: 0,
    getSteps: { steps: 'int 0..' },
    listSensors: { sensors: [{ sensorId: 'text', name: 'text', kind: 'scale|glucometer|bloodPressure|heartRate', 'battery?': 'int 0..100' }] },
    callPhone: 0,
    openCustomerService: 0,
  },
  'stream 10000': {
    watchUser: NativeUser,
    interceptBack: { source: 'button|gesture' },
    watchReminders: { reminderId: 'text', answer: 'opened|taken|later|dismissed', due: 'int 0..' },
    watchNetwork: NetworkState,
    watchSettings: { language: 'text', theme: 'light|dark' },
  },
  'notify': {
    setTitle: 0,
    setBarColors: 0,
    setBarHidden: 0,
    setScrolling: 0,
    setStatusBar: 0,
    vibrate: 0,
    setScreenOn: 0,
    setOrientation: 0,
    trackEvent: 0,
  },
  'call 60000': {
    uploadImage: { url: 'url' },
    syncHealth: { samples: 'int 0..', time: 'int 0..' },
  },
  'call 20000': {
    listProducts: { products: [StoreProduct] },
    getPushToken: { token: 'text', service: 'text' },
    readHealth: { samples: [HealthSample] },
    checkUpdate: { available: 'flag', 'version?': 'text', 'required?': 'flag' },
  },
  'call 600000 ios': {
    restorePurchases: { purchases: [Purchase] },
  },
  'stream 600000': {
    measureHeartRate: { 'bpm?': 'number 20..300', contact: 'flag', progress: 'number 0..1', time: 'int 0..' },
  },
  'stream 30000': {
    watchScale: { weight: 'number 0..500', 'bodyFat?': 'number 0..100', stable: 'flag' },
    watchGlucose: { value: 'number 0..60', time: 'int 0..' },
    watchBloodPressure: { systolic: 'int 30..300', diastolic: 'int 20..200', 'pulse?': 'int 20..300' },
  },
};
