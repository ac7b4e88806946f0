/** Words of a link or button by which a site asks somebody to log in, in Spanish: no translation of the made-up site changes them. */
export const LOGIN_WORDS =
  /\b(?:iniciar? sesión|ingres(?:ar|á) a tu cuenta|registr(?:arte|ate|arse)|mi cuenta|cerrar sesión|salir|contraseña)\b/i;
