import { Children, type ReactNode } from 'react';
import { cx } from '../cx/index.ts';
import { Icon } from '../icon/index.ts';
import { iconChevronLeft, iconChevronRight, iconPause, iconPlay } from '../icons/index.ts';
import { useSwiper } from './use-swiper.ts';
import css from './slider.module.css';

export interface SliderProps {
  /** What the slides are about, read aloud. */
  label: string;
  /** One child a slide, as a rule a `SlideScene`. */
  children: ReactNode;
}

/**
 * Slides that change by themselves: still under the pointer or a finger, under keyboard focus, after «pause», and always
 * for people who asked for less motion. In the server's HTML a row that scrolls, of the same size.
 */
export function Slider({ label, children }: SliderProps) {
  const slides = Children.toArray(children);
  const { ref, active, ready, playing, changing, goTo, togglePlaying, hold } = useSwiper(slides.length);
  return (
    <section
      className={cx(css.slider, slides.length < 2 && css.single)}
      aria-label={label}
      aria-roledescription="слайдер"
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onTouchStart={() => hold('finger', true)}
      onTouchEnd={() => hold('finger', false)}
      onTouchCancel={() => hold('finger', false)}
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
