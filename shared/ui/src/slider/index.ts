export { Slider, type SliderProps } from './slider.tsx';
export { SlideScene, type SlideSceneProps } from './slide-scene.tsx';
