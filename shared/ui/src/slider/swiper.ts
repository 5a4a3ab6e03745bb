/** The part of the slider library in use. Only ever imported dynamically: it is a chunk of its own. */
export { Swiper } from 'swiper';
