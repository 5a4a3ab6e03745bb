export interface Shared {
  url: string;
  title: string;
  description: string;
  image: string;
}

const LINE = '%0D%0A';

/** Share URL of each network; the values are URL-encoded. */
const addresses: Record<string, (values: Shared) => string> = {
  vk: ({ url, title, description, image }) =>
    `https://vk.com/share.php?url=${url}&title=${title}&description=${description}&image=${image}&noparse=true`,
  telegram: ({ url, title, description }) => `https://t.me/share/url?url=${url}&text=${title}${LINE}${description}`,
  odnoklassniki: ({ url, title }) =>
    `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${url}&st.comments=${title}`,
  whatsapp: ({ url, title, description }) =>
    `https://api.whatsapp.com/send?text=${title}${LINE}${url}${LINE}${description}`,
  viber: ({ url, title, description }) => `viber://forward?text=${title}${LINE}${url}${LINE}${description}`,
  email: ({ url, title, description }) => `mailto:?subject=${title}&body=${url}${LINE}${description}`,
};

/** Returns the share URL of a network. */
export function shareAddress(network: string, { url, title, description, image }: Shared): string {
  const address = Object.hasOwn(addresses, network) ? addresses[network] : undefined;
  if (!address) throw new Error(`Network ${network} does not exist`);
  return address({
    url: encodeURIComponent(url),
    title: encodeURIComponent(title),
    description: encodeURIComponent(description),
    image: encodeURIComponent(image),
  });
}
