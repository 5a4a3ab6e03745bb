/** The slider library's parts in use. Only ever imported dynamically: it is a chunk of its own. */
export { Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
