/** Cut-offs of the body mass index of adults in China, kg/m²: WS/T 428-2013. Each is the first value of its band. */
export const bmiBands = [
  { key: 'low', from: 15, to: 18.5, tone: 'fair' },
  { key: 'normal', from: 18.5, to: 24, tone: 'good' },
  { key: 'raised', from: 24, to: 28, tone: 'fair' },
  { key: 'high', from: 28, to: 35, tone: 'poor' },
] as const;
