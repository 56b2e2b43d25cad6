// Written by npm run generate from sdk/native/. Do not edit.
import * as check from '../bridge/check.ts';
import type { ActionGroup } from '../bridge/action.ts';

/** A picture on the device, without its metadata. */
export interface BridgeImage {
  /** An address that this page can show and read, until it closes. */
  url: string;
  /** In CSS px. Whole number, 1 or more. */
  width?: number;
  /** In CSS px. Whole number, 1 or more. */
  height?: number;
  /** Whole number, 0 or more. */
  bytes?: number;
}

/** One value of the device’s health store. */
export interface HealthSample {
  /** A type of value in the device’s health store. */
  type: 'weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy';
  /** In the unit of the type: kg, cm, %, cm, steps, beats/min, mmHg, mmHg, mmol/L, min, kcal, in the order of the types. */
  value: number;
  /** In ms since 1970. Whole number, 0 or more. */
  start: number;
  /** Left out for a sample without duration. Whole number, 0 or more. */
  end?: number;
  /** Device or app that measured the value. */
  source?: string;
}

/** A repeated local reminder. */
export interface LocalReminder {
  /** Id of the server’s reminder. */
  reminderId: string;
  title: string;
  text: string;
  times: string[];
  /** Every day when left out. */
  days?: (1 | 2 | 3 | 4 | 5 | 6 | 7)[];
  /** First day, as YYYY-MM-DD. */
  startDate?: string;
  /** Last day, as YYYY-MM-DD. */
  endDate?: string;
}

/** A screen of the native apps that a page may open, with its parameters. */
export type NativePage =
  /** The home screen of the app. */
  | {
      page: 'home';
    }
  /** What membership gives, and its plans to buy. */
  | {
      page: 'membership';
      params?: {
        /** Task that led to the page, e.g. report. */
        from?: string;
      };
    }
  /** The execution plans to choose from and to buy. */
  | {
      page: 'plan';
    }
  /** One article of the shop. */
  | {
      page: 'goods';
      params: {
        goodsId: string;
      };
    }
  /** A camp, to buy a place in it. */
  | {
      page: 'camp';
      params: {
        campId: string;
      };
    }
  /** A new order of one article: address, delivery and payment. */
  | {
      page: 'order';
      params: {
        goodsId: string;
        /** Whole number, 1 or more. */
        quantity: number;
      };
    }
  /** The payment of an order that was made before. */
  | {
      page: 'pay';
      params: {
        orderId: string;
      };
    }
  /** The delivery addresses. */
  | {
      page: 'addresses';
    }
  /** A health value to enter by hand. */
  | {
      page: 'healthEntry';
      params?: {
        /** Type of value; by default the app asks. */
        type?: 'bloodSugar' | 'uricAcid' | 'weight' | 'sleep' | 'bloodPressure' | 'heartRate';
      };
    };

/** The user of the native app. */
export interface NativeUser {
  avatar?: string;
  apkVersion?: string;
  userId?: string;
  userToken?: string;
  userName?: string;
  phoneNumber?: string;
  /** 0 non-member, 1 weekly, 2 monthly, 3 yearly. */
  memberType?: 0 | 1 | 2 | 3;
  /** 1 promoter, 0 not. */
  promoteRoleFlag?: 0 | 1;
}

/** State of the network. */
export interface NetworkState {
  online: boolean;
  type: 'wifi' | 'cellular' | 'other' | 'none';
}

/** Whether the app may use something. */
export interface PermissionState {
  /** `restricted` means by the device’s owner, not by the person. */
  state: 'granted' | 'denied' | 'ask' | 'restricted';
}

/** A purchase that the store confirms. */
export interface Purchase {
  productId: string;
  transactionId: string;
  /** Receipt that the server verifies. */
  receipt: string;
}

/** Insets of the device’s edges, in CSS px. */
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

/** How sharing ended. */
export interface ShareOutcome {
  /** `prepared` means that the person shares it from the app’s own menu. */
  outcome: 'shared' | 'prepared' | 'saved';
  /** Channel, if the host knows it. */
  channel?: string;
}

/** Content to share; `shareContent()` creates it. */
export interface SharedContent {
  title: string;
  description: string;
  /** A picture: an https or blob address, or image data in a data address. */
  imageUrl: string;
  /** An http or https address. */
  link: string;
}

/** Something that the app sells through its store. */
export interface StoreProduct {
  productId: string;
  title: string;
  /** In the store’s words, e.g. ¥25.00. */
  price: string;
  /** The price in hundredths of the currency’s unit, like the amounts of the API, e.g. 2500 for ¥25.00. Whole number, 0 or more. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
}

/** Actions with one reply. */
export interface BridgeCalls {
  /** Offers to call a phone number. Time limit: 10000 ms. In a browser: goes to a tel: address. */
  callPhone: {
    params: {
      /** Digits, may start with +. */
      phoneNumber: string;
    };
    result: void;
  };
  /** Checks whether the store has a newer version of the app. Time limit: 20000 ms. In a browser: not supported. */
  checkUpdate: {
    params: Record<string, never>;
    result: {
      available: boolean;
      /** As major.minor.patch. */
      version?: string;
      required?: boolean;
    };
  };
  /** Returns the device, the app and the person’s settings. Time limit: 5000 ms. In a browser: not supported. */
  getDevice: {
    params: Record<string, never>;
    result: {
      model: string;
      /** Name and version, e.g. iOS 19.1. */
      system: string;
      /** As major.minor.patch. */
      appVersion: string;
      /** BCP 47 tag, e.g. zh-CN. */
      language: string;
      theme: 'light' | 'dark';
      /** 0.5 to 4. */
      fontScale?: number;
    };
  };
  /** Reads a text that this page stored in the app. Time limit: 5000 ms. In a browser: local storage. */
  getItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
    };
    result: {
      value?: string;
    };
  };
  /** Returns the state of the network. Time limit: 5000 ms. In a browser: what the browser says. */
  getNetwork: {
    params: Record<string, never>;
    result: NetworkState;
  };
  /** Returns the insets where the device’s edges cover the page. Time limit: 5000 ms. In a browser: not supported. */
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
  /** Has the person choose one contact; nothing else of the address book is read. Time limit: waits for the person. In a browser: not supported. */
  pickContact: {
    params: Record<string, never>;
    result: {
      name: string;
      phoneNumber: string;
    };
  };
  /** Removes a stored text. Time limit: 5000 ms. In a browser: local storage. */
  removeItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
    };
    result: void;
  };
  /** Asks for a rating in the store; the device decides whether it shows. Time limit: waits for the person. In a browser: not supported. */
  requestRating: {
    params: Record<string, never>;
    result: void;
  };
  /** Stores a text in the app, where it outlives the web view’s storage. Time limit: 5000 ms. In a browser: local storage. */
  setItem: {
    params: {
      /** 1 to 100 characters. */
      key: string;
      value: string;
    };
    result: void;
  };
  /** Asks the person to let the app read and write types of health data. Time limit: waits for the person. In a browser: not supported. */
  authorizeHealth: {
    params: {
      read: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
      write?: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
    };
    result: {
      /** Whether the person was asked; the device does not reveal the answer. */
      asked: boolean;
    };
  };
  /** Opens the smart mirror’s camera with its outline, and returns the pictures. Time limit: waits for the person. In a browser: not supported. */
  captureMirror: {
    params: {
      pose: 'face' | 'front' | 'side';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Returns whether the device has a health store, and whether the person was asked for access. Time limit: 10000 ms. In a browser: not supported. */
  getHealthAccess: {
    params: Record<string, never>;
    result: {
      available: boolean;
      asked: boolean;
    };
  };
  /** Returns the steps between two times by the device’s own counter. Time limit: 10000 ms. In a browser: not supported. */
  getSteps: {
    params: {
      /** In ms since 1970. Whole number, 0 or more. */
      start: number;
      /** In ms since 1970. Whole number, 0 or more. */
      end: number;
    };
    result: {
      /** Whole number, 0 or more. */
      steps: number;
    };
  };
  /** Lists the devices that are paired with the app. Time limit: 10000 ms. In a browser: not supported. */
  listSensors: {
    params: Record<string, never>;
    result: {
      sensors: ({
        sensorId: string;
        name: string;
        /** A kind of device that the app pairs with. */
        kind: 'scale' | 'glucometer' | 'bloodPressure' | 'heartRate';
        /** In percent. Whole number, 0 to 100. */
        battery?: number;
      })[];
    };
  };
  /** Has the person pair a device. Time limit: waits for the person. In a browser: not supported. */
  pairSensor: {
    params: {
      /** A kind of device that the app pairs with. */
      kind: 'scale' | 'glucometer' | 'bloodPressure' | 'heartRate';
    };
    result: {
      sensorId: string;
      name: string;
    };
  };
  /** Returns samples of the health store between two times, oldest first. Time limit: 20000 ms. In a browser: not supported. */
  readHealth: {
    params: {
      types: ('weight' | 'height' | 'bodyFat' | 'waist' | 'steps' | 'heartRate' | 'systolic' | 'diastolic' | 'bloodSugar' | 'sleep' | 'energy')[];
      /** In ms since 1970. Whole number, 0 or more. */
      start: number;
      /** In ms since 1970. Whole number, 0 or more. */
      end: number;
      /** Whole number, 1 to 1000. Default: 1000. */
      limit?: number;
    };
    result: {
      samples: HealthSample[];
    };
  };
  /** Sends new samples of the health store to the server. Time limit: 60000 ms. In a browser: not supported. */
  syncHealth: {
    params: Record<string, never>;
    result: {
      /** Number of samples sent. Whole number, 0 or more. */
      samples: number;
      /** Time of the sync. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Adds samples to the health store. Time limit: 10000 ms. In a browser: not supported. */
  writeHealth: {
    params: {
      samples: HealthSample[];
    };
    result: void;
  };
  /** Tells the store that the server has delivered a purchase. Time limit: 10000 ms. In a browser: not supported. */
  finishPurchase: {
    params: {
      transactionId: string;
    };
    result: void;
  };
  /** Lists products that the app sells through its store, with the store’s prices. Time limit: 20000 ms. In a browser: not supported. */
  listProducts: {
    params: {
      productIds: string[];
    };
    result: {
      products: StoreProduct[];
    };
  };
  /** Pays with a payment app by data that the payment app’s server has signed. A page without such data opens the native page `pay`. Time limit: waits for the person. In a browser: not supported. */
  pay: {
    params: {
      orderId: string;
      channel: 'messaging' | 'wallet';
      /** Data that the payment app’s server has signed for this order. */
      payload: unknown;
    };
    result: {
      /** `pending` means that only the server knows the outcome. */
      status: 'paid' | 'pending';
    };
  };
  /** Buys a product through the app’s store. Time limit: waits for the person. In a browser: not supported. */
  purchase: {
    params: {
      productId: string;
      /** Id of the server’s order for the purchase. */
      orderId?: string;
    };
    result: Purchase;
  };
  /** Returns earlier purchases of the person from the store. Time limit: waits for the person. In a browser: not supported. On ios alone. */
  restorePurchases: {
    params: Record<string, never>;
    result: {
      purchases: Purchase[];
    };
  };
  /** Has the person confirm a withdrawal in the messaging app. Time limit: waits for the person. In a browser: not supported. */
  withdraw: {
    params: {
      merchantId: string;
      appId: string;
      /** Value from the server, unchanged. */
      package: string;
    };
    result: {
      /** `pending` means that only the server knows the outcome. */
      status: 'confirmed' | 'pending';
    };
  };
  /** Closes this web view. Time limit: 10000 ms. In a browser: goes back in the history. In the messaging app: closes the page. */
  closePage: {
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
  /** Opens this app’s page, or another app’s, in the store. Time limit: 10000 ms. In a browser: not supported. */
  openAppStore: {
    params: {
      /** Id in the store; by default this app’s. */
      storeId?: string;
    };
    result: void;
  };
  /** Opens an address in the device’s browser. Time limit: 10000 ms. In a browser: opens a new tab. */
  openBrowser: {
    params: {
      /** An http or https address. */
      url: string;
    };
    result: void;
  };
  /** Opens a screen of the app. Time limit: 10000 ms. In a browser: not supported. */
  openNativePage: {
    params: NativePage;
    result: void;
  };
  /** Opens the app’s page in the device’s settings, where permissions are. Time limit: 10000 ms. In a browser: not supported. */
  openSettings: {
    params: Record<string, never>;
    result: void;
  };
  /** Opens an address in a new web view of the app. Time limit: 10000 ms. In a browser: opens a new tab. */
  openWebView: {
    params: {
      /** An http or https address. */
      url: string;
      title?: string;
      hideBar?: boolean;
    };
    result: void;
  };
  /** Writes an event into the device’s calendar. Time limit: waits for the person. In a browser: not supported. */
  addCalendarEvent: {
    params: {
      title: string;
      /** In ms since 1970. Whole number, 0 or more. */
      start: number;
      /** In ms since 1970. Whole number, 0 or more. */
      end: number;
      notes?: string;
      /** Minutes from the alarm to the start. Whole number, 0 to 40320. */
      alarm?: number;
    };
    result: {
      eventId: string;
    };
  };
  /** Removes a local reminder; an unknown id is no error. Time limit: 10000 ms. In a browser: not supported. */
  cancelReminder: {
    params: {
      reminderId: string;
    };
    result: void;
  };
  /** Returns whether the app may use something, without asking the person. Time limit: 10000 ms. In a browser: not supported. */
  getPermission: {
    params: {
      /** Something that the person or the device permits. */
      permission: 'camera' | 'album' | 'microphone' | 'location' | 'notifications' | 'calendar' | 'contacts' | 'bluetooth' | 'exactAlarm';
    };
    result: PermissionState;
  };
  /** Returns the device’s address for push notifications. Time limit: 20000 ms. In a browser: not supported. */
  getPushToken: {
    params: Record<string, never>;
    result: {
      token: string;
      /** Push service that delivers the notifications. */
      service: string;
    };
  };
  /** Lists the local reminders. Time limit: 10000 ms. In a browser: not supported. */
  listReminders: {
    params: Record<string, never>;
    result: {
      reminders: LocalReminder[];
    };
  };
  /** Removes an event of this app from the calendar. Time limit: waits for the person. In a browser: not supported. */
  removeCalendarEvent: {
    params: {
      eventId: string;
    };
    result: void;
  };
  /** Asks the person to let the app use something. Time limit: waits for the person. In a browser: not supported. */
  requestPermission: {
    params: {
      /** Something that the person or the device permits. */
      permission: 'camera' | 'album' | 'microphone' | 'location' | 'notifications' | 'calendar' | 'contacts' | 'bluetooth' | 'exactAlarm';
    };
    result: PermissionState;
  };
  /** Sets a local reminder that fires without the network; one with the same id is replaced. Time limit: 10000 ms. In a browser: not supported. */
  scheduleReminder: {
    params: LocalReminder;
    result: {
      /** Next time that the reminder fires; left out if it never does. Whole number, 0 or more. */
      next?: number;
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
  /** Returns the messaging-app account that is bound to the user, if any. Time limit: 10000 ms. In a browser: not supported. */
  getMessagingAccount: {
    params: Record<string, never>;
    result: {
      bound: boolean;
      nickname?: string;
      /** A picture: an https or blob address, or image data in a data address. */
      avatar?: string;
    };
  };
  /** Returns the user who is logged in to the app; without a userToken nobody is logged in. Time limit: 5000 ms. In a browser: not supported. */
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
  /** Has the person choose pictures from the album or take one. Time limit: waits for the person. In a browser: the file chooser; not choosing is noticed where the browser tells of it. In the messaging app: the messaging app’s chooser. */
  chooseImage: {
    params: {
      /** Largest number of pictures. Whole number, 1 to 9. Default: 1. */
      count?: number;
      /** Default: both. */
      source?: 'album' | 'camera' | 'both';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Puts text on the clipboard. Time limit: 5000 ms. In a browser: the browser’s clipboard, also in old browsers. */
  copyText: {
    params: {
      text: string;
    };
    result: void;
  };
  /** Shows pictures full screen. Time limit: 10000 ms. In a browser: not supported. In the messaging app: the messaging app’s viewer. */
  previewImage: {
    params: {
      urls: string[];
      /** Index of the first picture. Whole number, 0 or more. Default: 0. */
      index?: number;
    };
    result: void;
  };
  /** Reads text from the clipboard; the device may ask the person. Time limit: waits for the person. In a browser: the browser’s clipboard, where it may be read. */
  readClipboard: {
    params: Record<string, never>;
    result: {
      /** Empty if the clipboard has no text. */
      text: string;
    };
  };
  /** Saves a picture to the album. Time limit: waits for the person. In a browser: downloads it. */
  saveImage: {
    params: {
      /** A picture: an https or blob address, or image data in a data address. */
      image: string;
      /** Name of the file. Default: image.png. */
      name?: string;
    };
    result: void;
  };
  /** Reads a QR code or bar code with the camera. Time limit: waits for the person. In a browser: not supported. In the messaging app: the messaging app’s scanner. */
  scanQr: {
    params: {
      /** Default: both. */
      type?: 'qr' | 'bar' | 'both';
    };
    result: {
      text: string;
    };
  };
  /** Shares with a friend in the messaging app. Time limit: waits for the person. In a browser: not supported. In the messaging app: prepares the messaging app’s own menu. */
  shareFriend: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Shares a card that opens a mini-program. Time limit: waits for the person. In a browser: not supported. */
  shareMiniProgram: {
    params: {
      title: string;
      description: string;
      /** A picture: an https or blob address, or image data in a data address. */
      imageUrl: string;
      /** An http or https address. */
      link: string;
      miniProgramId: string;
      /** Page of the mini-program. */
      path: string;
    };
    result: ShareOutcome;
  };
  /** Opens the app’s share panel. Time limit: waits for the person. In a browser: the browser’s own share panel, where there is one. In the messaging app: prepares the messaging app’s own menu for both friends and timeline. */
  sharePanel: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Shares a picture that the page has drawn. Time limit: waits for the person. In a browser: the browser’s own share panel, where it takes files. */
  sharePoster: {
    params: {
      /** A picture: an https or blob address, or image data in a data address. */
      image: string;
      title?: string;
    };
    result: ShareOutcome;
  };
  /** Shares on the messaging app’s timeline. Time limit: waits for the person. In a browser: not supported. In the messaging app: prepares the messaging app’s own menu. */
  shareTimeline: {
    params: SharedContent;
    result: ShareOutcome;
  };
  /** Has the person take a picture. Time limit: waits for the person. In a browser: the file chooser, which opens the camera on a phone. In the messaging app: the messaging app’s camera. */
  takePhoto: {
    params: {
      /** Default: back. */
      camera?: 'front' | 'back';
    };
    result: {
      images: BridgeImage[];
    };
  };
  /** Uploads a picture of the device through the app, without its metadata (Exif, XMP, IPTC, comments and embedded previews): pictures of meals and bodies would tell where and when they were taken. The orientation is applied to the picture, or stays as the one tag. Time limit: 60000 ms. In a browser: not supported. */
  uploadImage: {
    params: {
      /** Address from `chooseImage` or `takePhoto`. */
      url: string;
      purpose: 'food' | 'mirror' | 'avatar' | 'feedback' | 'refund';
    };
    result: {
      /** Address of the uploaded picture. */
      url: string;
    };
  };
}

/** Actions without a reply. */
export interface BridgeNotes {
  /** Sets the orientation of the page, or leaves it to the device. In a browser: not supported. */
  setOrientation: {
    params: {
      orientation: 'portrait' | 'landscape' | 'any';
    };
  };
  /** Switches on or off whether the screen stays on while this page is open. In a browser: a wake lock, where there are any. */
  setScreenOn: {
    params: {
      on: boolean;
    };
  };
  /** Passes an event to the app’s analytics. In a browser: not supported. */
  trackEvent: {
    params: {
      /** Not empty. */
      ev: string;
      extras?: unknown;
    };
  };
  /** Vibrates once, briefly. In a browser: vibrates, where the device can. */
  vibrate: {
    params: {
      /** Default: light. */
      strength?: 'light' | 'medium' | 'heavy';
    };
  };
  /** Colours the navigation bar. In a browser: not supported. */
  setBarColors: {
    params: {
      /** As #rrggbb. */
      background: string;
      /** As #rrggbb. */
      foreground: string;
    };
  };
  /** Hides or shows the navigation bar. In a browser: not supported. */
  setBarHidden: {
    params: {
      hidden: boolean;
    };
  };
  /** Switches scrolling and bouncing of the web view on or off. In a browser: not supported. */
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
  /** Sets the title in the navigation bar. In a browser: sets the document’s title. */
  setTitle: {
    params: {
      title: string;
    };
  };
}

/** Actions that send events until their end; `result` is one event. */
export interface BridgeStreams {
  /** Sends the state of the network when it changes. Time limit: 10000 ms. In a browser: what the browser says. */
  watchNetwork: {
    params: Record<string, never>;
    result: NetworkState;
  };
  /** Sends the settings when the person changes language or theme. Time limit: 10000 ms. In a browser: not supported. */
  watchSettings: {
    params: Record<string, never>;
    result: {
      /** BCP 47 tag. */
      language: string;
      theme: 'light' | 'dark';
    };
  };
  /** Measures the heart rate with the camera or a paired monitor, until it is ended. The app keeps a measurement that has run its time. Time limit: waits for the person. In a browser: not supported. */
  measureHeartRate: {
    params: {
      /** Default: camera. */
      source?: 'camera' | 'monitor';
      /** What the person is doing, kept with the measurement. Default: resting. */
      state?: 'resting' | 'active';
      /** Duration in s. Whole number, 5 to 120. Default: 30. */
      seconds?: number;
    };
    result: {
      /** In beats/min; left out while there is no reading. 20 to 300. */
      bpm?: number;
      /** Whether the finger or strap is in place. */
      contact: boolean;
      /** 0 to 1. */
      progress: number;
      /** In ms since 1970. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Sends readings of a blood-pressure monitor. Time limit: 30000 ms. In a browser: not supported. */
  watchBloodPressure: {
    params: {
      /** Id of the device; by default the one used last. */
      sensorId?: string;
    };
    result: {
      /** In mmHg. Whole number, 30 to 300. */
      systolic: number;
      /** In mmHg. Whole number, 20 to 200. */
      diastolic: number;
      /** In beats/min. Whole number, 20 to 300. */
      pulse?: number;
    };
  };
  /** Sends readings of a glucometer. Time limit: 30000 ms. In a browser: not supported. */
  watchGlucose: {
    params: {
      /** Id of the device; by default the one used last. */
      sensorId?: string;
    };
    result: {
      /** In mmol/L. 0 to 60. */
      value: number;
      /** In ms since 1970. Whole number, 0 or more. */
      time: number;
    };
  };
  /** Sends readings of a scale while the person stands on it. Time limit: 30000 ms. In a browser: not supported. */
  watchScale: {
    params: {
      /** Id of the device; by default the one used last. */
      sensorId?: string;
    };
    result: {
      /** In kg. 0 to 500. */
      weight: number;
      /** In percent. 0 to 100. */
      bodyFat?: number;
      /** The scale has settled on this value. */
      stable: boolean;
    };
  };
  /** Takes over the app’s back gesture and button while it is open; each event is one press. Time limit: 10000 ms. In a browser: not supported. */
  interceptBack: {
    params: Record<string, never>;
    result: {
      source: 'button' | 'gesture';
    };
  };
  /** Sends the person’s answer to a reminder’s notification. Time limit: 10000 ms. In a browser: not supported. */
  watchReminders: {
    params: Record<string, never>;
    result: {
      reminderId: string;
      answer: 'opened' | 'taken' | 'later' | 'dismissed';
      /** In ms since 1970. Whole number, 0 or more. */
      due: number;
    };
  };
  /** Sends the user after every login, logout and renewal of the token. Time limit: 10000 ms. In a browser: not supported. */
  watchUser: {
    params: Record<string, never>;
    result: NativeUser;
  };
}

const NetworkState = check.object({ online: check.boolean, type: check.oneOf('wifi', 'cellular', 'other', 'none') });
const SafeArea = check.object({ top: check.number(0), right: check.number(0), bottom: check.number(0), left: check.number(0) });
const ImageAddress = check.pattern(/^(https:\/\/|blob:|data:image\/)/);
const BridgeImage = check.object({ url: ImageAddress }, { width: check.integer(1), height: check.integer(1), bytes: check.integer(0) });
const SensorKind = check.oneOf('scale', 'glucometer', 'bloodPressure', 'heartRate');
const Timestamp = check.integer(0);
const HealthSampleType = check.oneOf('weight', 'height', 'bodyFat', 'waist', 'steps', 'heartRate', 'systolic', 'diastolic', 'bloodSugar', 'sleep', 'energy');
const HealthSample = check.object({ type: HealthSampleType, value: check.number(), start: Timestamp }, { end: Timestamp, source: check.string });
const StoreProduct = check.object({ productId: check.string, title: check.string, price: check.string, amount: check.integer(0), currency: check.string });
const Purchase = check.object({ productId: check.string, transactionId: check.string, receipt: check.string });
const PermissionState = check.object({ state: check.oneOf('granted', 'denied', 'ask', 'restricted') });
const LocalReminder = check.object({ reminderId: check.string, title: check.string, text: check.string, times: check.array(check.string) }, { days: check.array(check.oneOf(1, 2, 3, 4, 5, 6, 7)), startDate: check.string, endDate: check.string });
const NativeUser = check.object({}, { avatar: check.string, apkVersion: check.string, userId: check.string, userToken: check.string, userName: check.string, phoneNumber: check.string, memberType: check.oneOf(0, 1, 2, 3), promoteRoleFlag: check.oneOf(0, 1) });
const ShareOutcome = check.object({ outcome: check.oneOf('shared', 'prepared', 'saved') }, { channel: check.string });
const WebAddress = check.pattern(/^https?:\/\//);

/** All actions, grouped by what they have in common. */
export const actionGroups: readonly ActionGroup[] = [
  {
    kind: 'call', limit: 10000,
    results: {
      callPhone: 0,
      openCustomerService: 0,
      getHealthAccess: check.object({ available: check.boolean, asked: check.boolean }),
      getSteps: check.object({ steps: check.integer(0) }),
      listSensors: check.object({ sensors: check.array(check.object({ sensorId: check.string, name: check.string, kind: SensorKind }, { battery: check.integer(0, 100) })) }),
      writeHealth: 0,
      finishPurchase: 0,
      closePage: 0,
      openAppStore: 0,
      openBrowser: 0,
      openNativePage: 0,
      openSettings: 0,
      openWebView: 0,
      cancelReminder: 0,
      getPermission: PermissionState,
      listReminders: check.object({ reminders: check.array(LocalReminder) }),
      scheduleReminder: check.object({}, { next: Timestamp }),
      getMessagingAccount: check.object({ bound: check.boolean }, { nickname: check.string, avatar: ImageAddress }),
      logout: 0,
      previewImage: 0,
    },
  },
  {
    kind: 'call', limit: 20000,
    results: {
      checkUpdate: check.object({ available: check.boolean }, { version: check.string, required: check.boolean }),
      readHealth: check.object({ samples: check.array(HealthSample) }),
      listProducts: check.object({ products: check.array(StoreProduct) }),
      getPushToken: check.object({ token: check.string, service: check.string }),
    },
  },
  {
    kind: 'call', limit: 5000,
    results: {
      getDevice: check.object({ model: check.string, system: check.string, appVersion: check.string, language: check.string, theme: check.oneOf('light', 'dark') }, { fontScale: check.number(0.5, 4) }),
      getItem: check.object({}, { value: check.string }),
      getNetwork: NetworkState,
      getSafeArea: SafeArea,
      removeItem: 0,
      setItem: 0,
      getUserInfo: NativeUser,
      copyText: 0,
    },
  },
  {
    kind: 'call', limit: 600000,
    results: {
      pickContact: check.object({ name: check.string, phoneNumber: check.string }),
      requestRating: 0,
      authorizeHealth: check.object({ asked: check.boolean }),
      captureMirror: check.object({ images: check.array(BridgeImage) }),
      pairSensor: check.object({ sensorId: check.string, name: check.string }),
      pay: check.object({ status: check.oneOf('paid', 'pending') }),
      purchase: Purchase,
      withdraw: check.object({ status: check.oneOf('confirmed', 'pending') }),
      openApp: 0,
      addCalendarEvent: check.object({ eventId: check.string }),
      removeCalendarEvent: 0,
      requestPermission: PermissionState,
      bindMessagingAccount: check.object({ code: check.string }, { nickname: check.string }),
      login: NativeUser,
      chooseImage: check.object({ images: check.array(BridgeImage) }),
      readClipboard: check.object({ text: check.string }),
      saveImage: 0,
      scanQr: check.object({ text: check.string }),
      shareFriend: ShareOutcome,
      shareMiniProgram: ShareOutcome,
      sharePanel: ShareOutcome,
      sharePoster: ShareOutcome,
      shareTimeline: ShareOutcome,
      takePhoto: check.object({ images: check.array(BridgeImage) }),
    },
  },
  {
    kind: 'notify',
    results: {
      setOrientation: 0,
      setScreenOn: 0,
      trackEvent: 0,
      vibrate: 0,
      setBarColors: 0,
      setBarHidden: 0,
      setScrolling: 0,
      setStatusBar: 0,
      setTitle: 0,
    },
  },
  {
    kind: 'stream', limit: 10000,
    results: {
      watchNetwork: NetworkState,
      watchSettings: check.object({ language: check.string, theme: check.oneOf('light', 'dark') }),
      interceptBack: check.object({ source: check.oneOf('button', 'gesture') }),
      watchReminders: check.object({ reminderId: check.string, answer: check.oneOf('opened', 'taken', 'later', 'dismissed'), due: Timestamp }),
      watchUser: NativeUser,
    },
  },
  {
    kind: 'stream', limit: 600000,
    results: {
      measureHeartRate: check.object({ contact: check.boolean, progress: check.number(0, 1), time: Timestamp }, { bpm: check.number(20, 300) }),
    },
  },
  {
    kind: 'call', limit: 60000,
    results: {
      syncHealth: check.object({ samples: check.integer(0), time: Timestamp }),
      uploadImage: check.object({ url: WebAddress }),
    },
  },
  {
    kind: 'stream', limit: 30000,
    results: {
      watchBloodPressure: check.object({ systolic: check.integer(30, 300), diastolic: check.integer(20, 200) }, { pulse: check.integer(20, 300) }),
      watchGlucose: check.object({ value: check.number(0, 60), time: Timestamp }),
      watchScale: check.object({ weight: check.number(0, 500), stable: check.boolean }, { bodyFat: check.number(0, 100) }),
    },
  },
  {
    kind: 'call', limit: 600000, only: 'ios',
    results: {
      restorePurchases: check.object({ purchases: check.array(Purchase) }),
    },
  },
];
