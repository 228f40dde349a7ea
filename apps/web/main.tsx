import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './style.css'

const place = document.querySelector('#app')
if (place === null) throw new Error('There is no place for the app in the page.')
createRoot(place).render(<App />)
