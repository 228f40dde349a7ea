import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { NotKept } from './device-store.ts'
import './style.css'

const place = document.querySelector('#app')
if (place === null) throw new Error('There is no place for the app in the page.')
// `npm start -- --network` serves phones over plain HTTP.
if (import.meta.env.MODE === 'network') void import('./without-https.ts')
createRoot(place).render(<App />)

// What could not be kept, and no screen has spoken of, is said here.
window.addEventListener('unhandledrejection', (event) => {
  const { reason } = event as { readonly reason: unknown }
  if (!(reason instanceof NotKept)) return
  event.preventDefault()
  void import('./keeping/not-kept.tsx').then(({ tellNotKept }) => tellNotKept(reason))
})
