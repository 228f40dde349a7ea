import { message } from '@opfor/kernel'

/** Texts of the screen where a match plays itself. */
export const watchWords = {
  play: message('web.watch.play', 'Play'),
  pause: message('web.watch.pause', 'Pause'),
  speed: message('web.watch.speed', 'Speed'),
  times: message('web.watch.times', '{times}×'),
  step: message('web.watch.step', 'Step {step} of {steps}'),
  notKept: message('web.watch.notKept', 'A recorded match. Nothing of it is saved on this device.'),
  own: message('web.watch.own', 'Play it yourself'),
} as const
