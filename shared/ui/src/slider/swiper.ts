/** The used part of the slider library. Import this module only dynamically, so that it is a separate chunk. */
export { Swiper } from 'swiper';
