import type { ManagedShop } from '@site/contracts/manage-shops';

export const shopKindNames: Record<ManagedShop['kind'], string> = {
  shop: 'Магазин с\u00a0адресом',
  online: 'Интернет-магазин',
};
