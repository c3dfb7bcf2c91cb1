/** Bodies of cars, one or several, in any case; scooters, trailers and trucks have others. */
export const carBody =
  /^(?:suv|ute|van|wagon|sedan|hatch(?:back)?|coupe|convertible|people mover)s?$/i;
