import type { PostalAddress } from '@health-app/sdk';

/** A sample address of stories. */
export const address: PostalAddress = {
  receiverName: '林晓',
  phoneNumber: '13800001234',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  street: '文三路 1 号',
};
