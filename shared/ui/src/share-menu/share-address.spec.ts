import { expect, test } from '@jest/globals';
import { shareAddress } from './share-address.ts';

const shared = {
  url: 'https://k.example/product/a/?b=1&c=2',
  title: 'Привод & рейка',
  description: 'До 800 кг',
  image: 'https://k.example/a.png',
};
const u = 'https%3A%2F%2Fk.example%2Fproduct%2Fa%2F%3Fb%3D1%26c%3D2';
const t = '%D0%9F%D1%80%D0%B8%D0%B2%D0%BE%D0%B4%20%26%20%D1%80%D0%B5%D0%B9%D0%BA%D0%B0';
const d = '%D0%94%D0%BE%20800%20%D0%BA%D0%B3';

test.each([
  [
    'vk',
    `https://vk.com/share.php?url=${u}&title=${t}&description=${d}&image=https%3A%2F%2Fk.example%2Fa.png&noparse=true`,
  ],
  ['telegram', `https://t.me/share/url?url=${u}&text=${t}%0D%0A${d}`],
  ['odnoklassniki', `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${u}&st.comments=${t}`],
  ['whatsapp', `https://api.whatsapp.com/send?text=${t}%0D%0A${u}%0D%0A${d}`],
  ['viber', `viber://forward?text=${t}%0D%0A${u}%0D%0A${d}`],
  ['email', `mailto:?subject=${t}&body=${u}%0D%0A${d}`],
])('builds the share URL of %s', (network, address) => {
  expect(shareAddress(network, shared)).toBe(address);
});

test.each(['myspace', 'toString', ''])('throws for the unknown network «%s»', (network) => {
  expect(() => shareAddress(network, shared)).toThrow(`Network ${network} does not exist`);
});
