import { Children, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronLeft, iconChevronRight, iconPause, iconPlay } from '../icons/index.ts';
import { useSwiper } from './use-swiper.ts';
import css from './slider.module.css';

export interface SliderProps {
  /** Accessible name of the slider. */
  label: string;
  /** One child per slide, usually a `SlideScene`. */
  children: ReactNode;
}

/**
 * Slides that change automatically: paused while hovered, touched or focused by keyboard, after «pause», and always
 * with reduced motion. In the server's HTML it is a scrollable row of the same size.
 */
export function Slider({ label, children }: SliderProps) {
  const slides = Children.toArray(children);
  const { ref, active, ready, playing, changing, goTo, togglePlaying, setPaused } = useSwiper(slides.length);
  return (
    <section
      className={cx(css.slider, slides.length < 2 && css.single)}
      aria-label={label}
      aria-roledescription="слайдер"
      onFocus={() => setPaused('focus', true)}
      onBlur={() => setPaused('focus', false)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPaused('pointer', true)}
      onPointerLeave={() => setPaused('pointer', false)}
      onTouchStart={() => setPaused('finger', true)}
      onTouchEnd={() => setPaused('finger', false)}
      onTouchCancel={() => setPaused('finger', false)}
    >
      <div ref={ref} className={css.view} data-ready={ready || undefined}>
        <div className={cx('swiper-wrapper', css.track)} aria-live={changing ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={cx('swiper-slide', css.slide)}
              role="group"
              aria-roledescription="слайд"
              aria-label={`${index + 1} из ${slides.length}`}
              inert={ready && index !== active}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {ready && (
        <div className={css.controls}>
          <button
            type="button"
            className={css.control}
            aria-label={playing ? 'Остановить смену слайдов' : 'Запустить смену слайдов'}
            onClick={togglePlaying}
          >
            <Icon shape={playing ? iconPause : iconPlay} size={20} />
          </button>
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              className={css.bullet}
              aria-label={`Слайд ${index + 1}`}
              aria-current={index === active ? 'true' : undefined}
              onClick={() => goTo(index)}
            />
          ))}
          <button type="button" className={css.control} aria-label="Предыдущий слайд" onClick={() => goTo(active - 1)}>
            <Icon shape={iconChevronLeft} size={20} />
          </button>
          <button type="button" className={css.control} aria-label="Следующий слайд" onClick={() => goTo(active + 1)}>
            <Icon shape={iconChevronRight} size={20} />
          </button>
        </div>
      )}
    </section>
  );
}
