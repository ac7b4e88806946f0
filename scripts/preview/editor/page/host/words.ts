/** Words about handing in at the code host. */
export const HOST_WORDS = {
  handIn: 'Proponer con un toque',
  handInNew: 'Proponer aparte',
  addTo: (number: number) => `Sumar a la propuesta ${number}`,
  working: 'Proponiendo…',
  handed: (number: number) => `Listo: tu propuesta es la ${number}.`,
  takeOut: (number: number, titles: string) =>
    `La propuesta ${number} cambia además «${titles}», que ya no está entre tus cambios. ¿Sacarlo de la propuesta?`,
  changedByOther:
    'Otra persona cambió lo mismo en esa propuesta, y no se lo pisamos. Mirala en su página, o proponé aparte.',
  see: 'Ver su página, con fotos de antes y después',
  token: 'Clave del lugar donde se guardan los archivos',
  tokenHelp:
    'Se pega una vez. Sirve para proponer desde acá, y no sale de este navegador salvo hacia ese lugar. Queda mientras la pestaña esté abierta.',
  tokenSteps: [
    'Abrí la página de claves y tocá «Generate new token».',
    'En «Repository access» elegí solo el proyecto del sitio.',
    'En «Permissions», «Contents» y «Pull requests» van en «Read and write». Nada más.',
    'Tocá «Generate token», copiala y pegala acá.',
  ],
  tokenHow: 'Cómo conseguir la clave',
  tokenPage: 'Abrir la página de claves',
  keep: 'Guardarla en esta computadora',
  use: 'Usar esta clave',
  forget: 'Olvidar la clave',
  noRight:
    'Con esta clave no podés escribir en el proyecto: quien la dio no tiene permiso para escribir. Pedíselo a quien lo administra, o descargá los archivos.',
  tokenWrong: 'La clave no sirve o venció. Pegá otra.',
  forbidden:
    'La clave no alcanza: le falta permiso para «Contents» o «Pull requests» de este proyecto. Hacé otra con los dos y pegala.',
  notFound: 'No encontramos el proyecto con esta clave. Fijate que sea la de este sitio.',
  moved:
    'El proyecto cambió en ese momento, y no se pisó nada de nadie. Tus cambios siguen acá: volvé a tocar el botón.',
  choose: (number: number) =>
    `La propuesta ${number} choca con lo publicado. Elegí arriba con qué te quedás en cada texto, y tocá «Sumar a la propuesta ${number}».`,
  catchUp: 'Ponerla al día',
  caughtUp: (number: number) => `La propuesta ${number} ya está al día con lo publicado.`,
  notCaughtUp: (number: number, why: string) => `La propuesta ${number} sigue como estaba. ${why}`,
  reviewer: (by: string, words: string) => `${by} escribió: «${words}»`,
  team: 'Del equipo',
  by: (name: string) => `de ${name}`,
  refused:
    'El lugar donde se guardan los archivos no lo aceptó, y no quedó nada a medias. Tus cambios siguen acá: podés descargarlos.',
  hostDown: (status: number) =>
    `El lugar donde se guardan los archivos no anda (${status}). Tus cambios siguen acá: volvé a tocar el botón en un rato.`,
  tooOften: (time: string) => `Se pidió demasiado seguido. Volvé a tocar el botón después de las ${time}.`,
  noConnection: 'Se cortó la conexión. Tus cambios siguen acá: volvé a tocar el botón y sigue donde quedó.',
  another: 'Pegar otra clave',
  mine: 'Mis propuestas',
  noneMine: 'Todavía no propusiste nada desde acá.',
  reading: 'Leyendo tus propuestas…',
  refresh: 'Leer de nuevo',
  states: {
    clash: () => 'Choca con lo publicado',
    waiting: () => 'Esperando la revisión automática',
    green: () => 'Revisada, en verde: se puede publicar',
    red: () => 'En rojo: hay algo para corregir',
    closed: () => 'Cerrada sin publicar',
    published: (day: string) => `Publicada desde el ${day}`,
    coming: (day: string) => `Publicada el ${day}; todavía no llegó al sitio`,
    live: (day: string) => `Ya está en el sitio, con la versión del ${day}`,
  },
  picture: 'La página, como está publicada',
  history: 'Cómo fue antes',
  readingHistory: 'Leyendo…',
  wrote: (by: string, day: string) => `${by}, el ${day}`,
  backTo: 'Volver a este',
  takeBack: 'Retirar',
  notTakenBack: (title: string, why: string) =>
    `«${title}» no se retiró. ${why} También podés cerrarla en su página.`,
  takeBackSure: (title: string) => `¿Retirar la propuesta «${title}»?`,
} as const;
