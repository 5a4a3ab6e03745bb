export { CategorySlider, type CategorySliderProps } from './category-slider.tsx';
