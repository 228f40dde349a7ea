const shapes = {
  back: 'M15 5l-7 7l7 7',
  next: 'M9 5l7 7l-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5L19 7',
  more: 'M4.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0M18.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M13.4 7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M5.4 17a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0',
  why: 'M4 5h16l-6 7v6l-4 2v-8z',
  sound: 'M5 9v6h3l5 4V5L8 9zM17 9c1.5 2 1.5 4 0 6',
  book: 'M12 6C9 4 6 4 3 5v14c3 -1 6 -1 9 1c3 -2 6 -2 9 -1V5c-3 -1 -6 -1 -9 1zM12 6v14',
  lab: 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2 -3l-5 -9V3M7.5 15h9',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  edit: 'M4 20l1 -4L16 5l3 3L8 19zM14 7l3 3',
  file: 'M12 4v10M8 10l4 4l4 -4M4 17v3h16v-3',
  share: 'M12 15V4M8 8l4 -4l4 4M5 12v8h14v-8',
  play: 'M8 5l11 7l-11 7z',
  eye: 'M2 12c3 -5 6 -7 10 -7s7 2 10 7c-3 5 -6 7 -10 7s-7 -2 -10 -7zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  table: 'M3 9h18M5 9v10M19 9v10M8 5h8v4H8z',
  screen:
    'M9.5 2.5h5a2.5 2.5 0 0 1 2.5 2.5v14a2.5 2.5 0 0 1 -2.5 2.5h-5a2.5 2.5 0 0 1 -2.5 -2.5v-14a2.5 2.5 0 0 1 2.5 -2.5M11 18.5h2',
  swap: 'M7 4L3 8l4 4M3 8h14M17 12l4 4l-4 4M21 16H7',
  ask: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6 -1.5 1.2 -1.5 2.4M12 18h.01M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0',
  chart: 'M4 20V4M4 20h16M9 20v-7M14 20V8M19 20v-4',
  day: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
} as const

export type IconName = keyof typeof shapes

export const iconNames = Object.keys(shapes) as readonly IconName[]

/** Drawn with strokes on 24 units. It is never the only name of a control: the control has a text or a label. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}
