import type { MaterialKind } from '@site/contracts/partner-materials';

export const kindLabels: Record<MaterialKind, string> = {
  logo: 'Логотипы',
  catalog: 'Каталоги',
  photo: 'Фотографии',
  banner: 'Баннеры',
  presentation: 'Презентации',
  video: 'Видео',
};
